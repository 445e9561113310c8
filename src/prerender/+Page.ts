import { App } from "../layout/app.tsx";

/** Vike wants a page; the route table decides what it shows. */
export const Page = App;
