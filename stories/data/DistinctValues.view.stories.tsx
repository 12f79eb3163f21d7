import { type Choice, type DistinctState, DistinctValuesView } from "@portico/react/data"
import { expect, fn } from "storybook/test"
import * as React from "react"
import preview, { typed } from "../../.storybook/preview.tsx"

const ready: DistinctState = {
  _tag: "Ready",
  refetching: false,
  hasNext: true,
  values: [
    { value: "en", count: 1234 },
    { value: "fr", count: 3 },
    { value: "the whole name of a language that takes more than one line of a narrow list", count: 1 }
  ]
}

/** Every state of a list of values, rendered without a client. `DistinctValues` shows the same states. */
const meta = preview.meta({
  title: "data/DistinctValues/States",
  component: DistinctValuesView,
  args: {
    label: "Language",
    onChange: fn(),
    onMore: fn(),
    onRetry: fn(),
    state: typed<DistinctState>(ready),
    value: typed<ReadonlyArray<Choice>>(["fr"])
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "20rem", padding: "1rem" }}>
        <Story />
      </div>
    )
  ]
})

function Fewer(args: React.ComponentProps<typeof DistinctValuesView>) {
  const [dropped, drop] = React.useState(0)
  const { state } = args
  return (
    <div style={{ display: "grid", gap: "1rem", justifyItems: "start" }}>
      <DistinctValuesView
        {...args}
        state={state._tag === "Ready" ? { ...state, values: state.values.slice(dropped) } : state}
      />
      <button className="portico-button" onClick={() => drop(1)} type="button">
        Fewer
      </button>
    </div>
  )
}

/** The values with their numbers of items. More values can be loaded. */
export const Counted = meta.story({})

/** The items could not be counted. The values can still be selected. */
export const Uncounted = meta.story({
  args: {
    state: { ...ready, hasNext: false, uncounted: true, values: [{ value: true }, { value: 1815 }] },
    value: [true]
  }
})

/** A selected value that no item has. It can be deselected. */
export const Missing = meta.story({ args: { value: ["la"] } })

/** Times within one second, each with its own checkbox. */
export const TimesWithinSecond = meta.story({
  args: {
    state: {
      ...ready,
      hasNext: false,
      values: [0, 1, 2].map((milliseconds) => ({ value: new Date(Date.UTC(2026, 1, 3, 9, 0, 0, milliseconds)) }))
    },
    value: []
  },
  render: (args) => <Fewer {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Fewer" }))
    await expect(canvas.getAllByRole("checkbox")).toHaveLength(2)
  }
})

/** Reloading failed, and the loaded values stay. */
export const Stale = meta.story({ args: { state: { ...ready, problem: { key: "unreachable", retryable: true } } } })
