import { type Toast, useToast } from "@portico/react"
import * as React from "react"
import { fn } from "storybook/test"
import { keepToasts } from "../../.storybook/docs/KeptToasts.tsx"
import preview, { typed } from "../../.storybook/preview.tsx"

interface ToastPageProps {
  readonly toasts: ReadonlyArray<Toast>
}

/** A page that shows toasts when it is opened and when its button is pressed. */
function ToastPage({ toasts }: ToastPageProps) {
  const toast = useToast()
  const show = React.useEffectEvent(() => {
    for (const one of toasts) toast?.(one)
  })
  React.useEffect(() => show(), [])
  return (
    <div style={{ minBlockSize: "16rem" }}>
      <button
        className="portico-button"
        onClick={() => {
          for (const one of toasts) toast?.(one)
        }}
        type="button"
      >
        Show again
      </button>
    </div>
  )
}

const meta = preview.meta({
  title: "Foundations/Toasts",
  component: ToastPage,
  decorators: [keepToasts],
  args: {
    toasts: typed<ReadonlyArray<Toast>>([{ message: "3 books deleted", action: { label: "Undo", onAction: fn() } }])
  }
})

/** A finished operation, with a button to undo it. */
export const Default = meta.story({
  parameters: { shown: ["3 books deleted", ["button", "Undo"]] }
})

/** A success without an action. */
export const Success = meta.story({
  args: { toasts: [{ message: "Changes saved." }] },
  parameters: { shown: ["Changes saved."] }
})

/** A failure. It stays until the user closes it. */
export const Failure = meta.story({
  args: { toasts: [{ message: "We couldn't undo the change. You're offline.", tone: "danger" }] },
  parameters: { shown: [/We couldn't undo the change/] }
})

/** Several toasts. At most three are shown. */
export const Several = meta.story({
  args: {
    toasts: [
      { message: "Changes saved." },
      { message: "No changes to save.", tone: "info" },
      { message: "We couldn't undo the change. You're offline.", tone: "danger" }
    ]
  },
  parameters: { shown: ["No changes to save.", /We couldn't undo the change/] }
})
