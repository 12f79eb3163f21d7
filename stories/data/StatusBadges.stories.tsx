import {
  Environment as Environments,
  IndexStatus,
  JobStatus,
  BackupStatus,
  RestorationStatus
} from "@portico/contract/data/Enums"
import * as Jobs from "@portico/client/data/Jobs"
import { StatusBadge, useJob } from "@portico/react"
import { StatusBadgeParts, type JobKind } from "@portico/react/data"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import { expect, waitFor } from "storybook/test"
import { advance } from "../../.storybook/clock.ts"
import preview, { typed } from "../../.storybook/preview.tsx"

/** The status of a job, an index or an environment: an icon, a color and a label. */
const meta = preview.meta({
  title: "data/StatusBadges",
  component: StatusBadge,
  args: { kind: typed<JobKind>("backup"), status: "READY" }
})

const list = (kind: JobKind, statuses: ReadonlyArray<string>) => () => (
  <ul className="portico-bulk-tally">
    {statuses.map((status) => (
      <li key={status}>
        <StatusBadge kind={kind} showsKind status={status} />
      </li>
    ))}
  </ul>
)

/** The statuses of a backup. */
export const Backup = meta.story({
  tags: [
    "spec:backupStatus/PENDING",
    "spec:backupStatus/READY",
    "spec:backupStatus/FAILED",
    "spec:backupStatus/DELETED",
    "spec:backupStatus/CANCELED"
  ],
  render: list("backup", BackupStatus.members),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "Backup In progress",
      "Backup Ready",
      "Backup Failed",
      "Backup Deleted",
      "Backup Canceled"
    ])
  }
})

/** The statuses of a restoration. */
export const Restoration = meta.story({
  tags: ["spec:restorationStatus/PENDING", "spec:restorationStatus/COMPLETED", "spec:restorationStatus/FAILED"],
  render: list("restoration", RestorationStatus.members),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3)
  }
})

/** The statuses of an index. */
export const Index = meta.story({
  tags: [
    "spec:indexStatus/BUILDING",
    "spec:indexStatus/ACTIVE",
    "spec:indexStatus/DROPPING",
    "spec:indexStatus/DROPPED",
    "spec:indexStatus/FAILED",
    "spec:indexStatus/INVALID"
  ],
  render: list("index", IndexStatus.members),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(6)
  }
})

/** The statuses of an import or export. */
export const Movement = meta.story({
  render: list("movement", JobStatus.members),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Partially completed")).toBeVisible()
  }
})

/** The environments. */
export const Environment = meta.story({
  tags: ["spec:environment/LIVE", "spec:environment/SANDBOX", "spec:environment/SANDBOX_PREFERRED"],
  render: list("environment", Environments.members),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Sandbox preferred")).toBeVisible()
  }
})

const steps = ["UNINITIALIZED", "INITIALIZING", "IN_PROGRESS", "COMPLETED"]
let reads = 0
const read = Effect.sync(() => steps[Math.min(++reads, steps.length - 1)] ?? "COMPLETED")

function FollowedBadge() {
  // Written inline, as on most pages: new objects on each render.
  const { state } = useJob({
    machine: Jobs.movement,
    from: "UNINITIALIZED",
    read: Effect.suspend(() => read),
    every: Duration.seconds(1)
  })
  return <StatusBadge kind="movement" status={state.status} />
}

/** `useJob` polls the status until it is final. */
export const FollowedJob = meta.story({
  parameters: { world: { clock: "moved" } },
  render: () => <FollowedBadge />,
  beforeEach: () => {
    reads = 0
  },
  play: async ({ canvas }) => {
    await canvas.findByText("Not started")
    await waitFor(async () => {
      await advance("1 second")
      canvas.getByText("In progress")
    })
    await waitFor(async () => {
      await advance("1 second")
      canvas.getByText("Completed")
    })
  }
})

/** The page composes the unstyled parts. */
export const Parts = meta.story({
  render: () => (
    <StatusBadgeParts.Root className="tag" kind="index" status="BUILDING">
      <StatusBadgeParts.Sign /> <StatusBadgeParts.Kind />: <StatusBadgeParts.Text />
    </StatusBadgeParts.Root>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("Index: Building")
  }
})
