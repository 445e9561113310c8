import Link from "next/link";
import links from "../../menu.json";
import pages from "../../pages.json";

export const dynamicParams = false;

export function generateStaticParams() {
  return pages.map(({ path }) => ({ path: path.slice(1).split("/") }));
}

async function pageOf(params) {
  const { path } = await params;
  return pages.find((page) => page.path === `/${path.join("/")}`);
}

export async function generateMetadata({ params }) {
  return { title: (await pageOf(params)).title };
}

export default async function Page({ params }) {
  const { language, blocks } = await pageOf(params);
  const menu = links.filter((link) => link.language === language);
  return (
    <>
      <nav>
        {menu.map(({ path, title }) => (
          <Link key={path} href={path}>
            {title}
          </Link>
        ))}
      </nav>
      <main>
        {blocks.map(({ tag: Tag, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
          <Tag key={index}>{text}</Tag>
        ))}
      </main>
    </>
  );
}
