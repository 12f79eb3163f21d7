/** data.md §3: one test for each member of its enumerations, in the message that contains it. */
import * as Export from "@portico/client/data/Export"
import * as Import from "@portico/client/data/Import"
import * as Jobs from "@portico/client/data/Jobs"
import * as Query from "@portico/client/data/Query"
import * as Enums from "@portico/contract/data/Enums"
import type * as Enumeration from "@portico/contract/Enumeration"
import { FieldType, PluginType } from "@portico/contract/data/Enums"
import * as Lenient from "../../../packages/contract/src/internal/Lenient.ts"
import type { Seed, SeedCollection } from "../../../packages/provider/src/engine/seed/Seed.ts"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import * as Stream from "effect/Stream"
import { describe, expect, it } from "vitest"
import { open, seed } from "./made.ts"

const everyone = { read: "ANYONE", insert: "ANYONE", update: "ANYONE", remove: "ANYONE" } as const

/** Opens a provider with one more collection. */
const having = (collection: Omit<SeedCollection, "id">) => {
  const collections: Seed["collections"] = [
    ...(seed.collections ?? []),
    { id: "thing", permissions: everyone, ...collection }
  ]
  return open({ seed: { ...seed, collections } })
}

/** The found and the expected value for a member, in the message that contains it. */
type Outcome = readonly [found: unknown, expected: unknown]

/** Tests every member of an enumeration: it is listed, and the message of the specification accepts it. */
const each = <const Members extends ReadonlyArray<string>>(
  name: string,
  enumeration: Enumeration.Enumeration<Members>,
  travels: (member: Members[number]) => Promise<Outcome>
) => {
  const isSent = Schema.is(
    Schema.toType(Schema.Literals(enumeration.members) as unknown as Schema.Codec<string, string>)
  )

  it.each(enumeration.members)(`${name}: %s`, async (member: Members[number]) => {
    expect([isSent(member), isSent(`${member}X`)]).toEqual([true, false])
    // A response may be newer than this library.
    expect(Schema.decodeUnknownSync(Lenient.memberOf<Enumeration.Enumeration<Members>>())(`${member}X`)).toBe(
      `${member}X`
    )
    const [found, expected] = await travels(member)
    expect(found).toEqual(expected)
  })
}

/** Follows a job on the shortest way to a status, as its provider reports it. */
const told =
  (machine: Jobs.Machine, first: string) =>
  async (status: string): Promise<Outcome> => {
    const way = wayTo(machine, [first], status) ?? []
    let step = 1
    const read = Effect.sync(() => way[step++] ?? "")
    const states = Jobs.follow(Jobs.make(machine, first), read).pipe(Stream.takeUntil((job) => job.status === status))
    return [Array.from(await Effect.runPromise(Stream.runCollect(states)), (job) => job.status), way]
  }

const wayTo = (machine: Jobs.Machine, way: ReadonlyArray<string>, to: string): ReadonlyArray<string> | undefined => {
  const last = way.at(-1) ?? ""
  if (last === to) return way
  const ways = (machine[last] ?? []).flatMap((next) => {
    const found = wayTo(machine, [...way, next], to)
    return found === undefined ? [] : [found]
  })
  return ways.toSorted((one, other) => one.length - other.length)[0]
}

describe("data.md §3, enumerations", () => {
  each("field type", FieldType, async (type) => {
    const holdsReferences = type === "REFERENCE" || type === "MULTI_REFERENCE"
    const { data } = having({
      fields: { field: { type, ...(holdsReferences ? { referencedCollectionId: "books" } : {}) } }
    })
    const { _id } = await data.insert("thing", { _id: "a" })
    const asked = data.isReferenced("thing", "field", "a", "emma").catch(({ code }) => code)
    return [
      [_id, await asked],
      ["a", holdsReferences ? false : "WDE0020"]
    ]
  })

  it("field type: legacy types are decoded as strings", () => {
    expect(Schema.decodeUnknownSync(Lenient.memberOf<typeof FieldType>())("CONTAINER")).toBe("CONTAINER")
  })

  each("index status", Enums.IndexStatus, async (status) => {
    // The provider in memory completes these two at once.
    if (status === "BUILDING" || status === "DROPPING") return told(Jobs.index, "BUILDING")(status)
    const { data, provider } = having({ indexes: status === "INVALID" ? [{ fields: [] }] : [] })
    await data.bulkInsert("thing", [{ n: 1 }, { n: 1 }])
    if (status !== "INVALID") {
      const index = { fields: [{ fieldName: "n" }], unique: status === "FAILED" }
      const { name } = await provider.createIndex("thing", index)
      if (status === "DROPPED") await provider.dropIndex("thing", name)
    }
    const declared = (await provider.indexes("thing")).filter(({ source }) => source === "USER")
    return [declared.map((index) => index.status), [status]]
  })

  each("index source", Enums.IndexSource, async (source) => {
    const { data, provider } = open()
    await provider.createIndex("books", { fields: [{ fieldName: "title" }] })
    await data.search("books").expression("emma").run()
    return [(await provider.indexes("books")).some((index) => index.source === source), true]
  })

  each("backup status", Enums.BackupStatus, told(Jobs.backup, "PENDING"))
  each("restoration status", Enums.RestorationStatus, told(Jobs.restoration, "PENDING"))
  each("import/export job status", Enums.JobStatus, told(Jobs.movement, "UNINITIALIZED"))

  const exported = (world: ReturnType<typeof open>, format: "CSV" | "JSONL") =>
    world.run(
      Export.run(Query.from("authors").pipe(Query.ascending("_id")), { format }).pipe(
        Stream.runFold(
          () => "",
          (file, piece) => file + piece
        )
      )
    )

  each("file format", Enums.FileFormat, async (format) => {
    const world = open()
    const file = await exported(world, format)
    await world.data.truncate("authors")
    await world.run(Stream.runDrain(Import.run("authors", file, { format, mode: "OVERWRITE" })))
    const austen = format === "CSV" ? "austen,Jane Austen" : '{"_id":"austen","name":"Jane Austen"}'
    return [
      [file.split(/\r?\n/).includes(austen), await exported(world, format)],
      [true, file]
    ]
  })

  each("import mode", Enums.ImportMode, async (mode) => {
    const world = open()
    const file = "_id,name\nausten,J. A.\nwoolf,Virginia Woolf\n"
    const states = await world.run(Stream.runCollect(Import.run("authors", file, { format: "CSV", mode })))
    const { items } = await world.data.query("authors").ascending("_id").find()
    const others = ["Neil Gaiman", "Terry Pratchett", "Virginia Woolf"]
    const names = {
      OVERWRITE: ["J. A.", ...others],
      SKIP_EXISTING: ["Jane Austen", ...others],
      TRUNCATE_BEFORE: ["J. A.", "Virginia Woolf"]
    }[mode]
    return [
      [states.at(-1)?.status, ...items.map(({ name }) => name)],
      ["COMPLETED", ...names]
    ]
  })

  each("environment", Enums.Environment, async (environment) => {
    const { calls, data } = open()
    await data.insert("books", { _id: "tried" }, { environment: "SANDBOX" })
    const found = await data.query("books").find({ environment })
    return [
      [calls().at(-1)?.payload["environment"], found.length],
      [environment, environment === "LIVE" ? 3 : 1]
    ]
  })

  each("collection permission role", Enums.PermissionRole, async (role) => {
    const { data } = having({ permissions: { ...everyone, read: role } })
    const found = data.query("thing").count()
    return [await found.catch(({ code }) => code), role === "ANYONE" ? 0 : "WDE0027"]
  })

  // No call of §7 contains it. The contract defines it for providers that use it.
  each("role name", Enums.RoleName, async (role) => [
    Schema.decodeUnknownSync(Lenient.memberOf<typeof Enums.RoleName>())(role),
    role
  ])

  each("plugin type", PluginType, async (type) => {
    const { data } = having({ plugins: [{ type, defaultStatus: "DRAFT" }] })
    const { _id, _publishStatus } = await data.insert("thing", { title: "a" })
    return [
      [_publishStatus, _id === "SINGLE_ITEM"],
      [type === "PUBLISH" ? "DRAFT" : undefined, type === "SINGLE_ITEM"]
    ]
  })

  it("plugin type: other types are decoded as strings", () => {
    expect(Schema.decodeUnknownSync(Lenient.memberOf<typeof PluginType>())("ECOM")).toBe("ECOM")
  })

  each("publish plugin status", Enums.PublishStatus, async (defaultStatus) => {
    const { data } = having({ plugins: [{ type: "PUBLISH", defaultStatus }] })
    const { _publishStatus } = await data.insert("thing", { _id: "a" })
    const counts = [await data.query("thing").count(), await data.query("thing").count({ showDrafts: true })]
    return [
      [_publishStatus, counts],
      [defaultStatus, defaultStatus === "PUBLISHED" ? [1, 1] : [0, 1]]
    ]
  })
})
