import * as Enums from "@portico/contract/data/Enums"
import * as Jobs from "@portico/contract/data/Jobs"
import { assert, describe, it } from "@effect/vitest"

const machines: ReadonlyArray<
  readonly [name: string, moves: Readonly<Record<string, ReadonlyArray<string>>>, statuses: ReadonlyArray<string>]
> = [
  ["backup", Jobs.backup, Enums.BackupStatus.members],
  ["restoration", Jobs.restoration, Enums.RestorationStatus.members],
  ["import or export", Jobs.movement, Enums.JobStatus.members],
  ["index", Jobs.index, Enums.IndexStatus.members]
]

describe.each(machines)("the statuses of a job: %s", (_, moves, statuses) => {
  it("are the members of its enumeration", () => {
    assert.sameMembers(Object.keys(moves), [...statuses])
  })

  it("are followed only by each other", () => {
    assert.includeMembers([...statuses], Object.values(moves).flat())
  })
})

describe("the transitions of data.md §4", () => {
  it.each([
    [Jobs.backup.PENDING, "READY, FAILED, DELETED, CANCELED"],
    [Jobs.restoration.PENDING, "COMPLETED, FAILED"],
    [Jobs.movement.UNINITIALIZED, "INITIALIZING"],
    [Jobs.movement.INITIALIZING, "IN_PROGRESS"],
    [Jobs.movement.IN_PROGRESS, "COMPLETED, FAILED, PARTIALLY_SUCCESSFUL"],
    [Jobs.index.DROPPING, "DROPPED"]
  ])("allow %j", (targets, expected) => {
    assert.sameMembers<string>([...targets], expected.split(", "))
  })

  it("allow an index three statuses after BUILDING, and DROPPING from all but DROPPING and DROPPED", () => {
    assert.includeMembers<string>([...Jobs.index.BUILDING], ["ACTIVE", "FAILED", "INVALID"])

    const droppable = Object.entries(Jobs.index).flatMap(([status, targets]) =>
      targets.some((target) => target === "DROPPING") ? [status] : []
    )

    assert.sameMembers(droppable, ["BUILDING", "ACTIVE", "FAILED", "INVALID"])
  })
})
