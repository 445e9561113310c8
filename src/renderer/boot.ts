/**
 * The only script in the document: it loads the rest when the page has been painted and the browser is idle, or at once
 * when a pointer, finger or key comes near. What loads earlier would compete with the first paint.
 */

/** How long code may take to load, in milliseconds (specification section 9). */
const chunkTimeout = 120_000;

/**
 * @param scripts Addresses of modules. All are fetched at once and evaluated one after the other, each in a task of its
 *   own; the last one exports `start`.
 * @param noticeId Id of the element that is shown when code cannot be loaded even after loading the page once again. That
 *   it was loaded again is kept in the history entry, so that it happens once and nothing is stored.
 * @returns Script text. The same for every page of a build, so that one digest in the policy covers it.
 */
export function bootScript(scripts: readonly string[], noticeId: string): string {
  return [
    "(()=>{",
    `const urls=${quoted(scripts)};let started=0;`,
    `const fail=e=>{console.error(e);const s=history.state||{};if(s.reloaded)document.getElementById(${quoted(noticeId)}).hidden=false;`,
    'else{history.replaceState({...s,reloaded:1},"");location.reload()}};',
    "const pause=()=>new Promise(r=>setTimeout(r));",
    `const start=async()=>{if(started++)return;const late=setTimeout(fail,${chunkTimeout},"The code did not load in time");`,
    'try{for(const href of urls)document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));',
    "let m;for(const u of urls){m=await import(u);await pause()}await m.start()}",
    "catch(e){fail(e)}finally{clearTimeout(late)}};",
    'for(const t of["pointerover","pointerdown","touchstart","keydown","focusin"])addEventListener(t,start,{once:true,passive:true,capture:true});',
    'const idle=()=>"requestIdleCallback"in window?requestIdleCallback(start,{timeout:2000}):setTimeout(start,200);',
    'document.readyState==="complete"?idle():addEventListener("load",idle)',
    "})()",
  ].join("");
}

/** As JSON that holds nothing which ends a script element. */
function quoted(value: string | readonly string[]): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
