/**
 * The scripts of the pages. Every page except the silent one works without its script.
 *
 * @since 0.1.0
 */

/**
 * The source of the silent page's script. It posts to the one permitted origin first that the page runs, then the
 * outcome of the authorization.
 */
export const silent = `"use strict";
(() => {
  const { message, origin } = document.body.dataset;
  const parent = window.parent;
  if (parent === window || message === undefined || origin === undefined) return;
  const keeps = () => {
    try {
      window.localStorage.setItem("portico.probe", "1");
      window.localStorage.removeItem("portico.probe");
      return true;
    } catch {
      return false;
    }
  };
  const sees = async () => {
    if (!keeps()) return false;
    if (document.hasStorageAccess === undefined) return true;
    const late = new Promise((resolve) => setTimeout(resolve, 250, true));
    return Promise.race([document.hasStorageAccess(), late]);
  };
  sees().catch(() => false).then((storage) => {
    parent.postMessage({ type: "ready", storage }, origin);
    parent.postMessage(JSON.parse(message), origin);
  });
})();
`

/** The source of the outbox script. It polls for new messages, announces them, and copies codes. */
export const outbox = `"use strict";
(() => {
  const news = () => document.getElementById("news");
  const show = (text) => {
    const place = news();
    if (place !== null) place.textContent = text;
  };
  const offerCopies = () => {
    for (const button of document.querySelectorAll("[data-copy]")) button.hidden = navigator.clipboard === undefined;
  };
  document.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest("[data-copy]") : null;
    if (button === null) return;
    navigator.clipboard.writeText(button.dataset.copy).then(() => show("Copied."), () => show("Couldn't copy. Select the code and copy it yourself."));
  });
  const look = async () => {
    if (document.hidden) return;
    const { mails } = await (await fetch("/portico/outbox.json")).json();
    const now = (mails[0]?.sentAt ?? 0) + "-" + mails.length;
    if (now === news()?.dataset.newest) return;
    const text = await (await fetch(location.href)).text();
    const fresh = new DOMParser().parseFromString(text, "text/html").querySelector(".mails");
    const old = document.querySelector(".mails");
    const place = news();
    if (fresh === null || old === null || place === null) return;
    const count = fresh.children.length - old.children.length;
    if (count <= 0) return location.reload();
    // Inserts only the new messages, so that the focus and the scroll position in the old ones are preserved.
    old.prepend(...[...fresh.children].slice(0, count));
    document.getElementById("none")?.remove();
    place.dataset.newest = now;
    show("New message: " + mails[0].subject);
    offerCopies();
  };
  offerCopies();
  setInterval(() => look().catch(() => show("The provider isn't responding.")), 2000);
})();
`
