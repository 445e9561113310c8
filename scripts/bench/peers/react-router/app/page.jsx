import { Link } from "react-router";

/** Runs in the build only: the browser loads what it returned. */
export async function loader({ params }) {
  const { default: pages } = await import("../pages.json");
  const page = pages.find(({ path }) => path === `/${params["*"]}`);
  const { default: links } = await import("../menu.json");
  return { page, menu: links.filter(({ language }) => language === page.language) };
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
