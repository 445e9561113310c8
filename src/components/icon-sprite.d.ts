/** Address of the sprite, from `scripts/vite/icon-sprite-plugin.ts`. */
declare module "virtual:icon-sprite" {
  export const iconSprite: string;
}
