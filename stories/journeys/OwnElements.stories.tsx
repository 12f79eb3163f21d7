import { type Problem, useSubmission } from "@portico/react"
import { Form } from "@portico/react/form"
import * as PageCaptcha from "@portico/testing/PageCaptcha"
import * as Effect from "effect/Effect"
import * as React from "react"
import { expect, waitFor } from "storybook/test"
import { advance } from "../../.storybook/clock.ts"
import preview from "../../.storybook/preview.tsx"
import type { World } from "../../.storybook/world.ts"
import { worldOf } from "../auth/profileWorld.ts"
import { everyRoot } from "./everyPart.ts"

const refs = new Map<string, Element | null>()

type Given = Readonly<Record<string, unknown>>

const given = (name: string): Given => ({
  className: "own-part",
  "data-part": name,
  ref: (element: Element | null) => void refs.set(name, element),
  style: () => ({ order: 7 })
})

// The forms have duplicate names, so the page is cleared before axe runs. Axe checks each form in its own stories.
function EveryPart() {
  const [isCleared, clear] = React.useState(false)
  const [parts] = React.useState(() => everyRoot(given))
  return (
    <>
      <button className="portico-button" onClick={() => clear(true)} type="button">
        Clear the page
      </button>
      {isCleared ? <p>All parts have been rendered.</p> : parts}
    </>
  )
}

const taken: Problem = { key: "rateLimited", retryable: true }

function OwnButton(props: React.ComponentProps<"button">) {
  return <button {...props} data-own="button" />
}

function OwnForm() {
  const attempt = React.useRef(0)
  const notice = React.useRef<HTMLOutputElement>(null)
  const { state, submit } = useSubmission<FormData, void>({
    send: () => Effect.delay(attempt.current++ === 0 ? Effect.fail(taken) : Effect.void, "2 seconds")
  })
  if (state._tag === "Done")
    return (
      <Form.Notice data-testid="notice" outcome="ordered" ref={notice} render={<output title="own" />} takesFocus>
        Ordered.
      </Form.Notice>
    )
  return (
    <Form.Root
      onSubmit={submit}
      render={(props) => <form {...props} data-own="form" />}
      state={state}
      words={{ title: "Order", submit: "Order", submitting: "Ordering…" }}
    >
      <Form.Title />
      <Form.Error className={({ tone }) => `own-${String(tone)}`} labels={{ name: "Name" }} />
      <Form.Field
        label="Name"
        name="name"
        render={(props, { required }) => <input {...props} data-own={required ? "required" : "optional"} />}
        required
      />
      <Form.Submit render={<OwnButton />} style={({ pending }) => ({ opacity: pending ? 0.9 : 1 })} />
      <Form.Status />
    </Form.Root>
  )
}

/** Components of the application that replace the elements of parts. */
const meta = preview.meta({ component: EveryPart, parameters: { world: { clock: "moved" } } })

/** Every part with a ref, a class and a style of the application. */
export const Refs = meta.story({
  parameters: { world: { ...worldOf().world, captcha: () => PageCaptcha.layer({}) } satisfies World },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const shown = () => [...canvasElement.querySelectorAll<HTMLElement>("[data-part]")]
    await waitFor(() => expect(shown().length).toBeGreaterThan(120))
    const wrong = shown().flatMap((element) => {
      const name = element.dataset["part"] ?? ""
      const isOwn = refs.get(name) === element && element.classList.contains("own-part") && element.style.order === "7"
      return isOwn ? [] : name
    })
    await expect(wrong).toEqual([])
    await userEvent.click(canvas.getByRole("button", { name: "Clear the page" }))
    await waitFor(() => expect([...refs.values()].filter((element) => element !== null)).toEqual([]))
  }
})

/** A form whose elements are the application's, while it is submitted, fails and succeeds. */
export const Submission = meta.story({
  render: () => <OwnForm />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText("Name")
    const button = canvas.getByRole("button", { name: "Order" })
    await expect(input).toHaveAttribute("data-own", "required")
    await expect(button).toHaveAttribute("data-own", "button")
    await userEvent.type(input, "Ada")
    await userEvent.click(button)
    await expect(button).toHaveTextContent("Ordering…")
    await expect(button).toHaveAttribute("data-pending", "true")
    await expect(button).toHaveStyle({ opacity: "0.9" })
    await expect(button).toHaveFocus()
    await advance("2 seconds")
    await expect(await canvas.findByRole("alert")).toHaveClass("own-warning")
    await expect(canvas.getByLabelText("Name")).toBe(input)
    await expect(input).toHaveValue("Ada")
    await userEvent.click(canvas.getByRole("button", { name: "Order" }))
    await advance("2 seconds")
    const notice = await canvas.findByTestId("notice")
    await expect(notice).toHaveAttribute("title", "own")
    await expect(notice).toHaveFocus()
  }
})
