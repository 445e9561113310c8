/** @param what The failed operation, without data of visitors. */
export type ErrorLog = (what: string, error: unknown) => void;
