import type { Problem } from "@portico/react"
import { Form } from "@portico/react/form"
import * as Effect from "effect/Effect"
import { expect, fn, waitFor } from "storybook/test"
import preview, { type PlayOf } from "../../.storybook/preview.tsx"
import { Example } from "./FieldsExample.tsx"

/**
 * The field for a code: one real input, so phones can fill it, password managers recognize it and a paste works. The
 * slots are rendered around its characters.
 */
const meta = preview.meta({
  title: "auth/Fields/Codes",
  component: Example,
  args: { children: undefined, labels: { code: "Code" } }
})

const onComplete = fn()
const codeField = ({ canvas }: Pick<PlayOf<typeof Example>, "canvas">) =>
  canvas.getByRole<HTMLInputElement>("textbox", { name: "Code" })
const wrongCode: Problem = {
  key: "fieldViolations",
  fields: { code: { text: "This code is wrong." } },
  retryable: true
}

/**
 * The empty field: one real input over a slot for each character, which assistive technology reads as one field with a
 * hint.
 */
export const OtpEmpty = meta.story({
  args: { children: <Form.Code onComplete={onComplete} /> },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    onComplete.mockClear()
    const code = codeField({ canvas })
    await step("offers the code of a message and a numeric keyboard on phones", async () => {
      await expect(code).toHaveAttribute("autocomplete", "one-time-code")
      await expect(code).toHaveAttribute("inputmode", "numeric")
      await expect(code).toHaveAccessibleDescription("Enter 6 digits.")
      await expect(canvas.getAllByRole("textbox")).toHaveLength(1)
    })
    await step("is edited with the keyboard like any input", async () => {
      await userEvent.type(code, "12x3")
      await expect(code).toHaveValue("123")
      await userEvent.keyboard("{ArrowLeft}{Backspace}4")
      await expect(code).toHaveValue("143")
      await expect(code.selectionStart).toBe(2)
      await userEvent.keyboard("{End}56{Home}{Delete}")
      await expect(code).toHaveValue("4356")
    })
    await step("renders the characters in their slots", async () => {
      const slots = canvasElement.querySelectorAll(".portico-code-slot")
      await expect(slots).toHaveLength(6)
      await waitFor(() => expect(slots[0]).toHaveAttribute("data-current"))
      await expect(slots[3]).toHaveAttribute("data-filled")
      await expect(slots[4]).not.toHaveAttribute("data-filled")
    })
    await step("calls the callback for a complete code once", async () => {
      await expect(onComplete).not.toHaveBeenCalled()
      await userEvent.keyboard("{End}789")
      await expect(code).toHaveValue("435678")
      await expect(onComplete).toHaveBeenCalledOnce()
      await expect(onComplete).toHaveBeenCalledWith("435678")
    })
    await step("can be cleared", async () => userEvent.clear(code))
  }
})

/** A pasted code, with surrounding characters or with digits of another script. */
export const OtpPasted = meta.story({
  args: { children: <Form.Code onComplete={onComplete} /> },
  play: async ({ canvas, step, userEvent }) => {
    onComplete.mockClear()
    const code = codeField({ canvas })
    await userEvent.click(code)
    await step("omits spaces and dashes", async () => {
      await userEvent.paste(" 421-907\n")
      await expect(code).toHaveValue("421907")
      await expect(onComplete).toHaveBeenCalledWith("421907")
    })
    await step("replaces the selected code with another one", async () => {
      code.select()
      await userEvent.paste("Your code: ٣٣٥ ٧٧٩")
      await expect(code).toHaveValue("335779")
      await expect(onComplete).toHaveBeenLastCalledWith("335779")
      await expect(onComplete).toHaveBeenCalledTimes(2)
    })
  }
})

/** A wrong code: the field takes the focus, shows the error and selects the code. */
export const OtpWrong = meta.story({
  args: { children: <Form.Code />, send: () => Effect.fail(wrongCode) },
  play: async ({ canvas, step, userEvent }) => {
    const code = codeField({ canvas })
    await userEvent.type(code, "123456")
    await userEvent.click(canvas.getByRole("button", { name: "Send" }))
    await step("marks and focuses the invalid field", async () => {
      await waitFor(() => expect(code).toBeInvalid())
      await expect(code).toHaveFocus()
      await expect(code).toHaveAccessibleDescription("This code is wrong. Enter 6 digits.")
    })
    await step("selects the wrong code, so that typing replaces it", async () => {
      await expect(code).toHaveValue("123456")
      await expect([code.selectionStart, code.selectionEnd]).toEqual([0, 6])
      await expect(code.parentElement?.scrollLeft).toBe(0)
    })
  }
})

/** A code of letters and digits, which keep their case. */
export const OtpAlphanumeric = meta.story({
  args: {
    children: <Form.Code alphabet="alphanumeric" length={8} />
  },
  play: async ({ canvas, userEvent }) => {
    const code = codeField({ canvas })
    await expect(code).toHaveAttribute("inputmode", "text")
    await expect(code).toHaveAccessibleDescription("Enter 8 letters and digits.")
    await userEvent.type(code, "Ab-3d 9_fZx")
    await expect(code).toHaveValue("Ab3d9fZx")
  }
})

/** A code on a page that runs from right to left. The code runs from left to right. */
export const OtpRtl = meta.story({
  globals: { direction: "rtl" },
  args: { children: <Form.Code /> },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const code = codeField({ canvas })
    await userEvent.type(code, "1234")
    await expect(getComputedStyle(canvasElement.querySelector("form") ?? canvasElement).direction).toBe("rtl")
    await expect(getComputedStyle(code).direction).toBe("ltr")
    const [first, second] = Array.from(canvasElement.querySelectorAll(".portico-code-slot"), (slot) =>
      slot.getBoundingClientRect()
    )
    await expect(first?.left).toBeLessThan(second?.left ?? 0)
  }
})

/** A code of more than eight characters, with one frame around all slots. */
export const OtpLong = meta.story({
  args: {
    children: <Form.Code alphabet="alphanumeric" label="Recovery code" length={16} />,
    labels: { code: "Recovery code" }
  },
  play: async ({ canvas, userEvent }) => {
    const code = canvas.getByLabelText("Recovery code")
    await userEvent.click(code)
    await userEvent.paste("h7d2-9kfm-x3qa-p8wz")
    await expect(code).toHaveValue("h7d29kfmx3qap8wz")
  }
})
