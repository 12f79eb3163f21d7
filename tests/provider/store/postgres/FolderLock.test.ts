import * as FolderLock from "../../../../packages/provider/src/store/postgres/FolderLock.ts"
import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import * as Processes from "./processes.ts"

const lockOf = (folder: string) => join(folder, "portico.lock")

it.live("admits one holder at a time and the next one after its release", () =>
  Effect.gen(function* () {
    const folder = yield* Processes.folder

    const second = yield* Effect.scoped(
      Effect.andThen(FolderLock.acquire(folder), Effect.flip(Effect.scoped(FolderLock.acquire(folder))))
    )
    const isLocked = existsSync(lockOf(folder))
    yield* Effect.scoped(FolderLock.acquire(folder))

    assert.strictEqual(second.reason, "InUse")
    assert.isFalse(isLocked)
  })
)

it.live.each([
  ["of a process that has ended", JSON.stringify({ pid: 2 ** 22 + 1, started: "1" })],
  ["of an earlier process whose id was reused", JSON.stringify({ pid: process.pid, started: "1" })],
  ["with invalid JSON", "{"],
  ["with no content", ""]
])("takes over a lock %s", ([, text = ""]) =>
  Effect.gen(function* () {
    const folder = yield* Processes.folder
    writeFileSync(lockOf(folder), text)

    const owner = yield* Effect.scoped(
      Effect.map(FolderLock.acquire(folder), () => JSON.parse(readFileSync(lockOf(folder), "utf8")).pid)
    )

    assert.strictEqual(owner, process.pid)
  })
)

it.live("does not remove a lock that belongs to another process by now", () =>
  Effect.gen(function* () {
    const folder = yield* Processes.folder
    const theirs = JSON.stringify({ pid: 1, started: "1" })

    yield* Effect.scoped(Effect.map(FolderLock.acquire(folder), () => writeFileSync(lockOf(folder), theirs)))

    assert.strictEqual(readFileSync(lockOf(folder), "utf8"), theirs)
  })
)
