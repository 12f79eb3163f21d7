import argTypes from "virtual:portico/args/StatusBadge"
import { argsOf, partsOf, setupOf } from "../../.storybook/docs/state.tsx"
import preview from "../../.storybook/preview.tsx"
import * as Tests from "./StatusBadges.stories.tsx"
import * as Views from "./StatusBadges.view.stories.tsx"

const meta = preview.meta({ ...setupOf(Views.Success), title: "Foundations/StatusBadges", argTypes })

/** A completed job. */
export const Default = meta.story({ args: argsOf(Views.Success), parameters: { shown: ["Completed"] } })

/** The job has not started. */
export const Waiting = meta.story({ args: argsOf(Views.Waiting), parameters: { shown: ["Not started"] } })

/** The job is running. */
export const Running = meta.story({ args: argsOf(Views.Running), parameters: { shown: ["In progress"] } })

/** Some items of the job failed. */
export const Partial = meta.story({ args: argsOf(Views.Warning), parameters: { shown: ["Partially completed"] } })

/** The job failed. */
export const Failed = meta.story({ args: argsOf(Views.Danger), parameters: { shown: ["Failed"] } })

/** The job was canceled. */
export const Canceled = meta.story({ args: argsOf(Views.Plain), parameters: { shown: ["Canceled"] } })

/** A status that this version does not know is shown as it is. */
export const Unknown = meta.story({
  args: argsOf(Views.Unknown),
  parameters: { shown: ["REBUILDING_IN_ANOTHER_REGION"] }
})

/** The parts in a design of the page. */
export const UnstyledParts = meta.story({ render: partsOf(Tests.Parts), parameters: { shown: [/Building/] } })
