/** Paths of installers: `releases/latest/Product.Lite.Setup.exe`. Without characters that need escaping. */
export const downloadPathPattern = /^[A-Za-z0-9][\w.-]*(?:\/[A-Za-z0-9][\w.-]*)*\.(?:exe|msi|zip)$/;
