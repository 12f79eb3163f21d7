import { type Choice, type DistinctState, DistinctValuesView } from "@portico/react"
import { fn } from "storybook/test"
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

/** Every state of a list of values as a picture, without a client behind it. `DistinctValues` shows the same by itself. */
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

/** With how many items have each, and more to come. */
export const Counted = meta.story({})

/** Nobody could tell how many items have each: the values can be chosen all the same. */
export const Uncounted = meta.story({
  args: {
    state: { ...ready, hasNext: false, uncounted: true, values: [{ value: true }, { value: 1815 }] },
    value: [true]
  }
})

/** What is chosen stays to be unchosen, though no item has it any more. */
export const Missing = meta.story({ args: { value: ["la"] } })

/** They could not be read anew: those that are here stay. */
export const Stale = meta.story({ args: { state: { ...ready, problem: { key: "unreachable", retryable: true } } } })
