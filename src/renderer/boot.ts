/**
 * The only script in the document: it loads the rest when the page has been painted and the browser is idle, or at once
 * when a pointer, finger or key comes near. What loads earlier would compete with the first paint.
 */

/** How often one page is loaded again because its code did not come, see `loadFailure`. */
const marker = "reloaded";

/**
 * @param entry Address of the browser entry.
 * @param noticeId Id of the element that is shown when the code cannot be loaded even after loading the page again.
 * @returns Script text. The same for every page of a build, so that one CSP hash covers it.
 */
export function bootScript(entry: string, noticeId: string): string {
  return [
    "(()=>{",
    "let started=0;",
    `const fail=e=>{console.error(e);let s=history.state||{};if(s.${marker})document.getElementById(${JSON.stringify(noticeId)}).hidden=false;`,
    `else{history.replaceState({...s,${marker}:1},"");location.reload()}};`,
    `const start=()=>{if(started++)return;const late=setTimeout(()=>fail(new Error("The code did not load in time")),${chunkTimeout});`,
    `import(${JSON.stringify(entry)}).then(m=>m.start()).catch(fail).finally(()=>clearTimeout(late))};`,
    'for(const t of["pointerover","pointerdown","touchstart","keydown","focusin"])addEventListener(t,start,{once:true,passive:true,capture:true});',
    'const idle=()=>"requestIdleCallback"in window?requestIdleCallback(start,{timeout:2000}):setTimeout(start,200);',
    'document.readyState==="complete"?idle():addEventListener("load",idle)',
    "})()",
  ].join("");
}

/** How long code may take to load, in milliseconds (specification section 9). */
const chunkTimeout = 120_000;
