/**
 * The only script in the document but the one in the head. It brings the application to life when the visitor comes
 * near, and until then only fetches it, when the browser has nothing else to do.
 */

/** Milliseconds that code may take to load (specification section 9). */
const chunkTimeout = 120_000;

/** The first sign of somebody about to do something, or of something done by assistive software or autofill. */
const signs = ["pointerover", "keydown", "focusin", "click", "input", "change"];

interface Boot {
  /** Modules. All are fetched at once and evaluated in turn, each in a task of its own; the last one exports `start`. */
  readonly scripts: readonly string[];
  /** What the page needs besides, fetched ahead as the scripts are. */
  readonly ahead: readonly string[];
  /** Whether something happens on the page without the visitor, so that the application is started in any case. */
  readonly unasked: boolean;
  /** For a page with something for visitors of one country: module with `showCountryBanners`, and where to ask. */
  readonly country?: { readonly module: string; readonly endpoint: string } | undefined;
  /**
   * Id of what is shown if code cannot be loaded, even after loading the page again. That this happened is kept in the
   * history entry, so that it happens once. Where the visitor has begun something, it does not happen unasked.
   */
  readonly noticeId: string;
}

/**
 * The application also starts by itself if something that was fetched ahead does not come, if the address asks for
 * something (query, hash), if the history entry holds something (a draft, a reload that was tried), and if the
 * visitor has agreed to analytics.
 *
 * @returns Script text.
 */
export function bootScript({ scripts, ahead, unasked, country, noticeId }: Boot): string {
  return [
    "(()=>{",
    `const urls=${quoted(scripts)},ahead=${quoted(ahead)},d=document;let started=0,sign;`,
    `const fail=e=>{console.error(e);const s=history.state||{};if(s.reloaded||sign)d.getElementById(${quoted(noticeId)}).hidden=false;`,
    'else{history.replaceState({...s,reloaded:1},"");location.reload()}};',
    `const start=async e=>{sign||=e;if(started++)return;const late=setTimeout(fail,${chunkTimeout},"The code did not load in time");`,
    'try{for(const href of urls)d.head.append(Object.assign(d.createElement("link"),{rel:"modulepreload",href}));',
    "let m;for(const u of urls){m=await import(u);await new Promise(r=>setTimeout(r))}await m.start()}",
    "catch(e){fail(e)}finally{clearTimeout(late)}};",
    `for(const t of ${quoted(signs)})addEventListener(t,start,{once:true,capture:true});`,
    "const idle=()=>{",
    country === undefined
      ? ""
      : `import(${quoted(country.module)}).then(m=>m.showCountryBanners(${quoted(country.endpoint)})).catch(()=>{});`,
    unasked
      ? "start()"
      : 'if(location.search||location.hash||history.state||d.documentElement.dataset.consent=="yes")start();else if(!(navigator.connection||{}).saveData)for(const u of[...urls,...ahead])fetch(u,{priority:"low"}).then(r=>r.ok||start(),()=>navigator.onLine&&start())',
    "};",
    // A module in the document runs before the event. Safari has no idle callback.
    'addEventListener("load",()=>(window.requestIdleCallback||setTimeout)(idle,{timeout:2000}))',
    "})()",
  ].join("");
}

/** As JSON that holds nothing which ends a script element. */
export function quoted(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
