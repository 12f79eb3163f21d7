import argTypes from "virtual:portico/args/Value"
import { argsOf, setupOf, stateOf } from "../../.storybook/docs/state.tsx"
import preview from "../../.storybook/preview.tsx"
import * as Tests from "./Value.stories.tsx"

const meta = preview.meta({ ...setupOf(Tests.Formatted), title: "Foundations/Value", argTypes })

/** A number, a date, a list and a boolean. */
export const Default = meta.story({ render: stateOf(Tests.Formatted), parameters: { shown: ["1234.5", "Yes"] } })

/** A long text is truncated. */
export const Long = meta.story({ args: argsOf(Tests.Long), parameters: { shown: [["button", "Show more"]] } })

/** There is no value. */
export const Empty = meta.story({ args: argsOf(Tests.Empty), parameters: { shown: ["–"] } })
