import { Link } from "react-router";

/** Runs in the build only: the browser loads what it returned. */
export async function loader({ params }) {
  const { default: pages } = await import("../pages.json");
  const page = pages.find(({ path }) => path === `/${params["*"]}`);
  const menu = pages.filter(({ path }) => path.split("/").length === 3 && path.startsWith(`/${page.language}/`));
  return { page, menu: menu.map(({ path, title }) => ({ path, title })) };
}

export function meta({ loaderData }) {
  return [{ title: loaderData.page.title }];
}

export default function Page({ loaderData: { page, menu } }) {
  return (
    <>
      <nav>
        {menu.map(({ path, title }) => (
          <Link key={path} to={path} prefetch="intent">
            {title}
          </Link>
        ))}
      </nav>
      <main>
        {page.blocks.map(({ tag: Tag, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
          <Tag key={index}>{text}</Tag>
        ))}
      </main>
    </>
  );
}
