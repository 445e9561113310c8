/** `nginx.conf`: an include for a `server` block that serves pages and files like the bundled server. */
import { languageCookie } from "../../../src/domain/detect-language.ts";
import { adminFolder, foldersWithoutPages } from "../../../src/routes/folders.ts";
import { pathInContent } from "../../../src/routes/routes.ts";
import {
  cacheControl,
  canonicalLink,
  dataFolders,
  digestFolders,
  fileType,
  unlisted,
} from "../../../src/server/files/file-headers.ts";
import { spellingCache } from "../../../src/server/redirects.ts";
import { languageVary } from "../../../src/server/request-language.ts";
import { adminHeaders, drawingPolicy, securityHeaders, strictTransport } from "../../../src/server/security-headers.ts";
import { type HostSite, isForVisitors } from "./host-site.ts";

const {
  "Content-Security-Policy": pagePolicy,
  "Cross-Origin-Opener-Policy": opener,
  ...sameEverywhere
} = securityHeaders;
const { "Cross-Origin-Opener-Policy": adminOpener, "X-Robots-Tag": adminRobots } = adminHeaders;
const [digestFolder = ""] = digestFolders;
const [dataFolder = ""] = dataFolders;

const oneRun = 'if ($site_path ~ "^(?<site_a>.*?)//+(?<site_b>.*)$") { set $site_path $site_a/$site_b; }';
const noEnd = String.raw`if ($site_path ~ "^(?<site_a>.*?)(?:/index|\.html|/)+$") { set $site_path $site_a; }`;

/**
 * Uses variables and conditions only, because `map` isn't allowed in a `server` block. Header values are in variables,
 * because a location with an `add_header` inherits none; empty headers are not sent. Redirects use the raw path
 * (`$request_uri`): nginx decodes `$uri`, and a decoded line break would end the header. Captures are named, because
 * nginx escapes numbered ones again when setting a variable.
 *
 * Differences to the bundled server: languages count in the order of the header, which is that of their weights in all
 * browsers; backslashes and more than two runs of slashes are not normalized.
 */
export function nginxConf({ origin, languages, files, downloadsPath, moved }: HostSite): string {
  const [fallback = "en", ...others] = languages;
  const any = languages.join("|");
  const endings = new Set(files.filter(isForVisitors).flatMap((file) => /\.(\w+)$/.exec(file)?.[1] ?? []));
  const withoutPages = [...foldersWithoutPages.map((folder) => `/${folder}`), downloadsPath ?? []].flat();
  const plugin = `${pathInContent({ route: "plugins" }).slice(1)}/[^/]+`;
  const documents = [plugin, ...Object.keys(moved).map((from) => from.slice(1))]
    .map((path) => String.raw`${path}\.html`)
    .join("|");
  const movedTo = (variable: string) =>
    lines(
      Object.entries(moved),
      ([from, to]) => `if (${variable} ~ "^/(?<site_a>${any})${from}$") { set ${variable} /$site_a${to}; }`,
    );
  const end = String.raw`(?:[-;,\s]|$)`;
  const accepts = (code: string) => String.raw`"^(?:\s*(?!(?:${any})${end})[^,]*,)*\s*${code}${end}"`;
  return String.raw`# Written by the build, for nginx 1.18 or newer:
#
#   server {
#     listen 443 ssl;
#     root /srv/site/dist/client;
#     include /srv/site/dist/nginx.conf;
#   }

types {
${lines([...endings].sort(), (ending) => `  "${fileType(`file.${ending}`)}" ${ending};`)}
}
default_type application/octet-stream;
absolute_redirect off;
gzip_static on;
gzip_vary on;
# With the module ngx_brotli:
# brotli_static on;

# The visitor's language: cookie, then the first one of the browser that the site has, then the first one of the site.
set $site_language ${fallback};
${lines(others, (code) => `if ($http_accept_language ~* ${accepts(code)}) { set $site_language ${code}; }`)}
if ($cookie_${languageCookie} ~ "^(${any})$") { set $site_language $1; }

set $site_cache "${cacheControl("file.txt")}";
if ($uri ~ "\.html$|^/(?:${any})(?:/[^.]*)?$|^/${adminFolder}/?$") { set $site_cache "${cacheControl("page.html")}"; }
if ($uri ~ "^/(?:${digestFolders.join("|")})/") { set $site_cache "${cacheControl(`${digestFolder}/file`)}"; }
if ($uri ~ "^/(?:${dataFolders.join("|")})/") { set $site_cache "${cacheControl(`${dataFolder}/file`)}"; }
set $site_vary "";
set $site_transport "";
if ($https) { set $site_transport "${strictTransport}"; }
set $site_robots "";
if ($request_uri ~ "^[^?]*\.(?:${unlisted.endings.join("|")})(?:\?|$)") { set $site_robots "${unlisted.headers["X-Robots-Tag"]}"; }
set $site_opener "${opener}";
if ($uri ~ "^/${adminFolder}(?:/|$)") { set $site_robots "${adminRobots}"; set $site_opener "${adminOpener}"; }
set $site_link "";
if ($uri ~ "^(?<site_a>/(?:${any})(?:/[\w/-]+)?)\.md$") { set $site_link '${canonicalLink(`${origin}$site_a`)}'; }
set $site_policy "${pagePolicy}";
if ($uri ~ "\.svg$") { set $site_policy "${drawingPolicy}"; }
${lines(Object.entries(sameEverywhere), ([name, value]) => `add_header ${name} "${value}" always;`)}
add_header Content-Security-Policy $site_policy always;
add_header Cross-Origin-Opener-Policy $site_opener always;
add_header X-Robots-Tag $site_robots always;
add_header Link $site_link;
add_header Strict-Transport-Security $site_transport always;
add_header Cache-Control $site_cache always;
add_header Vary $site_vary always;

# Slashes too many, the name of a file, a language in capitals, or an earlier address: 301 if the path names a language.
if ($request_uri ~ "^(?<site_a>[^?]*)") { set $site_asked $site_a; }
set $site_path $site_asked;
${oneRun}
${oneRun}
${noEnd}
set $site_spelled $site_asked;
${lines(languages, (code) => `if ($site_path ~* "^/${code}(?<site_a>(?:/.*)?)$") { set $site_spelled /${code}$site_a; }`)}
${movedTo("$site_spelled")}
if ($site_spelled != $site_asked) { set $site_cache "${spellingCache}"; return 301 $site_spelled$is_args$args; }

# Pages, and the 404 page of each language, which is never shown with status 200.
${lines(languages, languageLocations)}

# Everything without a language: files first, then the visitor's language.
location ~ "^/${adminFolder}/?$" { try_files /${adminFolder}/index.html @site_elsewhere; }
location ~ "/$|/\.(?!well-known/)|\.(?:br|gz)$|^/(?:_headers|_redirects|404\.html|index\.html|${documents})$" {
  error_page 404 = @site_elsewhere;
  return 404;
}
location / { try_files $uri @site_elsewhere; }
location @site_elsewhere {
  types { }
  default_type "text/plain; charset=utf-8";
  set $site_cache no-store;
  set $site_policy "${pagePolicy}";
  if ($site_asked ~ "^(?:${withoutPages.join("|").replaceAll(".", String.raw`\.`)})/") { return 404 "Not found\n"; }
  if ($request_method !~ "^(?:GET|HEAD)$") { return 404 "Not found\n"; }
  set $site_cache "private, no-store";
  set $site_vary "${languageVary}";
  # Two letters in front are taken for a language that the site does not have.
  if ($site_path ~ "^(?:/[A-Za-z][A-Za-z](?=/|$))?/?(?<site_a>.*)$") { set $site_path /$site_language/$site_a; }
  ${noEnd}
  ${movedTo("$site_path")}
  return 302 $site_path$is_args$args;
}
`;
}

function languageLocations(code: string): string {
  const missing = `error_page 404 /${code}/404.html;`;
  return String.raw`location = /${code}/404 { ${missing} return 404; }
location = /${code}/404.html { ${missing} internal; }
location ~ "^/${code}/.*(?:/\.|\.(?:br|gz)$)" { ${missing} return 404; }
location ~ "^/${code}(?:/|$)" { ${missing} try_files $uri $uri.html =404; }`;
}

function lines<Item>(items: readonly Item[], write: (item: Item) => string): string {
  return items.map(write).join("\n");
}
