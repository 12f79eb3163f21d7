import { StatusBadge } from "@portico/react"
import type { JobKind } from "@portico/react/data"
import preview, { typed } from "../../.storybook/preview.tsx"

/** One badge of each tone, and an unknown status. */
const meta = preview.meta({
  title: "data/StatusBadges/States",
  component: StatusBadge,
  args: { kind: typed<JobKind>("movement"), showsKind: true, status: "UNINITIALIZED" }
})

export const Waiting = meta.story()
export const Running = meta.story({ args: { status: "IN_PROGRESS" } })
export const Success = meta.story({ args: { status: "COMPLETED" } })
export const Warning = meta.story({ args: { status: "PARTIALLY_SUCCESSFUL" } })
export const Danger = meta.story({ args: { status: "FAILED" } })
export const Plain = meta.story({ args: { kind: "backup", status: "CANCELED" } })

/** A status that this version does not know, shown unchanged. */
export const Unknown = meta.story({ args: { kind: "index", status: "REBUILDING_IN_ANOTHER_REGION" } })
