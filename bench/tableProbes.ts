/** Actions on a table. Each function runs in the page and cannot use anything else of this module. */

declare const clear: () => void
declare const show: (count: number) => void

/** Renders a table of `count` rows. Returns the milliseconds until the visible rows are painted. */
export const mount = async ({ count, rows }: { readonly count: number; readonly rows: string }): Promise<number> => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const painted = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener("message", resolve, { once: true })
      port1.start()
      port2.postMessage(undefined)
    })
  const stand = () => [...document.querySelectorAll(rows)].some((row) => /Book 0(?!\d)/.test(row.textContent))
  // The time does not include the removal of the previous table.
  clear()
  await frame()
  await painted()
  await frame()
  const start = performance.now()
  show(count)
  await painted()
  while (!stand()) {
    if (performance.now() - start > 10_000) throw new Error("no row is shown after ten seconds")
    await frame()
    await painted()
  }
  return performance.now() - start
}

/** Scrolls the scroll container one step per frame, to each position of `all`. Returns a message if no row is shown. */
export const scroll = async ({
  by,
  rows,
  steps
}: {
  readonly by: "screen" | "jump"
  readonly rows: string
  readonly steps: number
}): Promise<string | undefined> => {
  const tall = [...document.querySelectorAll("*")].filter(
    ({ clientHeight, scrollHeight }) => scrollHeight > clientHeight + 50
  )
  const scroller = tall.toSorted((one, other) => other.scrollHeight - one.scrollHeight)[0]
  if (scroller === undefined) return "no element scrolls"
  for (let step = 0; step <= steps; step++) {
    const top = by === "screen" ? scroller.clientHeight * step : (scroller.scrollHeight * ((step * 37) % steps)) / steps
    scroller.scrollTop = top
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  for (let wait = 0; wait < 30; wait++) await new Promise((resolve) => requestAnimationFrame(resolve))
  const { bottom, left, top } = scroller.getBoundingClientRect()
  const middle = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2
  // There may be space between two rows.
  const found = [0, 20].some((below) => document.elementFromPoint(left + 40, middle + below)?.closest(rows) != null)
  return found ? undefined : "no row is shown after scrolling"
}

/** Clicks ten times. If several buttons match, clicks the next one each time. */
export const press = async (button: string): Promise<void> => {
  for (let time = 0; time < 10; time++) {
    const buttons = document.querySelectorAll<HTMLElement>(button)
    const next = buttons[time % buttons.length]
    if (next === undefined) throw new Error(`the button ${button} does not exist`)
    next.click()
    for (let wait = 0; wait < 5; wait++) await new Promise((resolve) => requestAnimationFrame(resolve))
  }
}

/** Records for each keystroke in the filter the milliseconds until its rows, or those of a later one, are painted. */
export const listen = (rows: string): void => {
  const page = globalThis as unknown as { took: Array<number> }
  page.took = []
  addEventListener(
    "input",
    async ({ target, timeStamp }) => {
      for (;;) {
        await new Promise((resolve) => requestAnimationFrame(resolve))
        await new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener("message", resolve, { once: true })
          port1.start()
          port2.postMessage(undefined)
        })
        const shown = [...document.querySelectorAll(rows)].map(({ textContent }) => textContent)
        const text = (target as HTMLInputElement).value
        const first = /Book (\d+)/.exec(shown[0] ?? "")?.[1]
        if (first !== undefined && first === (text === "" ? "0" : text)) break
      }
      page.took.push(performance.now() - timeStamp)
    },
    true
  )
}

/** Returns the values that `listen` recorded. */
export const heard = (): ReadonlyArray<number> => (globalThis as unknown as { took: ReadonlyArray<number> }).took
