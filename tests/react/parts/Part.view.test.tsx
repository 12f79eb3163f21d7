import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { describe, expect, it, vi } from "vitest"
import * as React from "react"
import { renderToStaticMarkup } from "react-dom/server"
import {
  mergeProps,
  Part,
  type PartProps,
  rootProps,
  withBreaks
} from "../../../packages/react/src/parts/Part.view.tsx"

interface ToggleState {
  readonly count: number
  readonly pressed: boolean
}

function Toggle({ children, ...own }: PartProps<"button", ToggleState>) {
  return (
    <Part as="button" className="toggle" own={own} state={{ count: 2, pressed: false }} type="button">
      {children ?? "Toggle"}
    </Part>
  )
}

const html = (element: React.ReactElement) => renderToStaticMarkup(element)

describe("Part", () => {
  it("renders the part's element with its state as data attributes", () => {
    expect(html(<Toggle />)).toBe('<button data-count="2" class="toggle" type="button">Toggle</button>')
  })

  it("adds attributes, classes and styles of the application", () => {
    const found = html(<Toggle className="mine" data-testid="it" id="own" style={{ color: "red" }} />)

    expect(found).toContain('class="toggle mine"')
    expect(found).toContain('data-testid="it"')
    expect(found).toContain('id="own"')
    expect(found).toContain('style="color:red"')
  })

  it("calls className and style with the state", () => {
    const found = html(<Toggle className={({ count }) => `count-${count}`} style={({ count }) => ({ order: count })} />)

    expect(found).toContain('class="toggle count-2"')
    expect(found).toContain('style="order:2"')
  })

  it("calls className, style and render with the part's own data attributes", () => {
    const Plain = (own: PartProps<"p">) => (
      <Part as="p" own={own} data-empty={undefined} data-focus="" data-tone="warning" />
    )
    const given: Array<object> = []
    const note = (state: object) => void given.push(state)

    html(<Plain className={note} data-tone="own" render={(props, state) => (note(state), (<p {...props} />))} />)

    expect(given).toEqual([
      { focus: true, tone: "warning" },
      { focus: true, tone: "warning" }
    ])
  })

  it("has the states for assistive technology in data attributes", () => {
    const states: Array<object> = []
    const Busy = (own: PartProps<"p">) => <Part as="p" own={own} aria-busy aria-disabled={false} aria-expanded />

    const found = html(<Busy className={(state) => void states.push(state)} />)

    expect(found).toContain('data-busy="true"')
    expect(found).toContain('data-expanded="true"')
    expect(found).not.toContain("data-disabled")
    expect(states).toMatchObject([{ busy: true, expanded: true }])
  })

  it("leaves the method of a form to React if the application sets a function as its action", () => {
    const errors = vi.spyOn(console, "error").mockReturnValue()
    const Form = (own: PartProps<"form">) => <Part as="form" method="dialog" own={own} />

    const found = html(<Form action={() => {}} />) + html(<Form render={<form action={() => {}} />} />)

    expect(found).not.toContain("method=")
    expect(errors).not.toHaveBeenCalled()
    errors.mockRestore()
  })

  it("renders the given element with the part's props", () => {
    const found = html(<Toggle render={<a aria-label="Own" className="link" href="/x" />} />)

    expect(found).toContain("<a ")
    expect(found).toContain('class="toggle link"')
    expect(found).toContain('href="/x"')
    expect(found).toContain(">Toggle</a>")
  })

  it("keeps the children of the given element", () => {
    expect(html(<Toggle render={<a href="/x">Own</a>} />)).toContain(">Own</a>")
  })

  it("calls render with the props and the state", () => {
    const found = html(<Toggle id="own" render={(props, { count }) => <i {...props} title={`${count}`} />} />)

    expect(found).toContain("<i ")
    expect(found).toContain('id="own"')
    expect(found).toContain('title="2"')
  })
})

describe("mergeProps", () => {
  const event = () => {
    const made = { defaultPrevented: false, preventDefault: () => void (made.defaultPrevented = true) }
    return made as unknown as React.MouseEvent
  }

  it("runs the application's handler before the part's", () => {
    const calls: Array<string> = []

    mergeProps({ onClick: () => calls.push("part") }, { onClick: () => calls.push("own") }).onClick?.(event())

    expect(calls).toEqual(["own", "part"])
  })

  it("skips the part's handler after preventDefault", () => {
    const part = vi.fn<() => void>()

    const merged = mergeProps({ onClick: part }, { onClick: (made: React.MouseEvent) => made.preventDefault() })
    merged.onClick?.(event())

    expect(part).not.toHaveBeenCalled()
  })

  it("keeps the part's attribute if the application passes undefined", () => {
    expect(mergeProps({ "aria-label": "Close", role: "alert" }, { "aria-label": undefined, role: "note" })).toEqual({
      "aria-label": "Close",
      role: "note"
    })
  })

  it("joins the ids of aria-describedby", () => {
    expect(mergeProps({ "aria-describedby": "a" }, { "aria-describedby": "b" })).toEqual({ "aria-describedby": "a b" })
  })

  it("sets and clears both refs", () => {
    const part = React.createRef<unknown>()
    const own = vi.fn<(element: unknown) => void>()

    const ref = mergeProps({ ref: part }, { ref: own }).ref as (element: unknown) => () => void
    const clear = ref("element")

    expect(part.current).toBe("element")
    expect(own).toHaveBeenLastCalledWith("element")

    clear()

    expect(part.current).toBeNull()
    expect(own).toHaveBeenLastCalledWith(null)
  })

  it("returns the same merged ref each time", () => {
    const [part, own] = [React.createRef<unknown>(), React.createRef<unknown>()]

    expect(mergeProps({ ref: part }, { ref: own }).ref).toBe(mergeProps({ ref: part }, { ref: own }).ref)
  })
})

const react = readFileSync(
  createRequire(import.meta.url)
    .resolve("@types/react/package.json")
    .replace("package.json", "index.d.ts"),
  "utf8"
)

const membersOf = (name: string): ReadonlyArray<string> =>
  Array.from(
    (react.split(`interface ${name}<T>`)[1]?.split(/^ {4}\}/m)[0] ?? "").matchAll(/^ {8}(?:"([^"]+)"|(\w+))\?:/gm),
    ([, quoted, plain]) => quoted ?? plain ?? ""
  )

/** The attributes that a root does not pass to its element. */
const notPassed: ReadonlyArray<readonly [reason: string, names: RegExp]> = [
  ["belongs to the component", /^(autoFocus|children|dangerouslySetInnerHTML|on(Change|Select|Submit)(Capture)?)$/],
  ["is an attribute of inputs", /^(default(Checked|Value)|radioGroup)$/],
  [
    "is an event of media and images, which does not bubble to a root",
    /^on(Load|Error|Abort|CanPlay|DurationChange|Emptied|Encrypted|Ended|Pause|Play|Progress|RateChange|Seek|Stalled|Suspend|TimeUpdate|VolumeChange|Waiting)/
  ],
  ["is an attribute of RDFa", /^(about|content|datatype|inlist|prefix|property|rel|resource|rev|typeof|vocab)$/],
  ["is not part of HTML", /^(autoSave|color|contextMenu|is|results|security|unselectable)$/],
  ["is an attribute of buttons", /^popoverTarget/]
]

describe("rootProps", () => {
  const names = [...membersOf("HTMLAttributes"), ...membersOf("DOMAttributes"), "autoComplete", "name"]

  it("passes all attributes and events of React to the element, except those with another meaning", () => {
    const passed = rootProps(Object.fromEntries(names.map((name) => [name, "given"])))

    expect(names.length).toBeGreaterThan(200)
    expect(
      names.filter((name) => !Object.hasOwn(passed, name) && !notPassed.some(([, rule]) => rule.test(name)))
    ).toEqual([])
    expect(Object.keys(passed).filter((name) => notPassed.some(([, rule]) => rule.test(name)))).toEqual([])
  })

  it("passes no props of the component", () => {
    expect(rootProps({ classNames: {}, inert: true, messages: {}, name: "Ada", onSignedIn: () => {} }, "name")).toEqual(
      {
        inert: true
      }
    )
  })
})

const broken = (text: string) => renderToStaticMarkup(<p>{withBreaks(text)}</p>)

describe("withBreaks", () => {
  it("lets an email address break after @ and each dot, and nothing else", () => {
    expect(broken("We sent a code to ada.lovelace@mail.example.com. It is 1.5 KB.")).toBe(
      "<p>We sent a code to ada.<wbr/>lovelace@<wbr/>mail.<wbr/>example.<wbr/>com. It is 1.5 KB.</p>"
    )
  })

  it("keeps the text that is copied and announced", () => {
    const text = "Enter the code we emailed to j•••@example.com."

    expect(broken(text).replaceAll(/<[^>]*>/g, "")).toBe(text)
  })
})
