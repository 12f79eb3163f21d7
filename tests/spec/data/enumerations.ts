/** data.md §3: one test for each member of its enumerations, in the place where it travels. */
import * as Export from "@portico/client/data/Export"
import * as Import from "@portico/client/data/Import"
import * as Jobs from "@portico/client/data/Jobs"
import * as Query from "@portico/client/data/Query"
import * as Enums from "@portico/contract/data/Enums"
import type { Enumeration } from "@portico/contract/Enumeration"
import { FieldType, PluginType } from "@portico/contract/data/Enums"
import type { Seed, SeedCollection } from "@portico/provider/engine/Seed"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import * as Stream from "effect/Stream"
import { describe, expect, it } from "vitest"
import { open, seed } from "./made.ts"

const everyone = { read: "ANYONE", insert: "ANYONE", update: "ANYONE", remove: "ANYONE" } as const

/** A provider with one more collection. */
const having = (collection: Omit<SeedCollection, "id">) => {
  const collections: Seed["collections"] = [
    ...(seed.collections ?? []),
    { id: "thing", permissions: everyone, ...collection }
  ]
  return open({ seed: { ...seed, collections } })
}

/** Tests every member of an enumeration: it is listed, and travels where the specification has it. */
const each = <const Members extends ReadonlyArray<string>>(
  name: string,
  enumeration: Enumeration<Members>,
  travels: (member: Members[number]) => Promise<void> | void
) => {
  const isSent = Schema.is(Schema.toType(enumeration.request as unknown as Schema.Codec<string, string>))

  it.each(enumeration.members)(`${name}: %s`, async (member: Members[number]) => {
    expect([isSent(member), isSent(`${member}X`)]).toEqual([true, false])
    // An answer may be newer than this library.
    expect(Schema.decodeUnknownSync(enumeration.answer)(`${member}X`)).toBe(`${member}X`)
    await travels(member)
  })
}

/** A job's status, told by whoever runs the job. */
const told = (machine: Jobs.Machine, first: string) => async (status: string) => {
  const way = [...(first === "UNINITIALIZED" ? ["INITIALIZING", "IN_PROGRESS"] : []), status]
  const read = Stream.fromIterable(way)
  const reached = Object.keys(machine).includes(status)
  expect(reached).toBe(true)
  if (status === first || way.slice(0, -1).includes(status)) return
  const states = await Effect.runPromise(
    Effect.flatMap(Stream.runCollect(read), (statuses) => {
      let index = 0
      return Stream.runCollect(
        Jobs.follow(
          Jobs.make(machine, first),
          Effect.sync(() => statuses[index++] ?? status)
        )
      )
    })
  )
  expect(states.at(-1)?.status).toBe(status)
}

describe("data.md §3, enumerations", () => {
  each("field type", FieldType, async (type) => {
    const reference = type === "REFERENCE" || type === "MULTI_REFERENCE" ? { referencedCollectionId: "books" } : {}
    const { data } = having({ fields: { field: { type, ...reference } } })

    expect(await data.insert("thing", { _id: "a" })).toMatchObject({ _id: "a" })
    const holdsReferences = await data.isReferenced("thing", "field", "a", "emma").then(
      () => true,
      () => false
    )
    expect(holdsReferences).toBe(type.endsWith("REFERENCE"))
  })

  each("index status", Enums.IndexStatus, async (status) => {
    const { data, provider } = having({ indexes: status === "INVALID" ? [{ fields: [] }] : [] })
    if (status === "DROPPING") {
      return expect(Jobs.advance(Jobs.make(Jobs.index, "ACTIVE"), status).status).toBe(status)
    }
    await data.bulkInsert("thing", [{ n: 1 }, { n: 1 }])
    if (status !== "INVALID") {
      const made = await provider.createIndex("thing", { fields: [{ fieldName: "n" }], unique: status === "FAILED" })
      if (status === "BUILDING") return expect([status, "ACTIVE"]).toContain(made.status)
      if (status === "DROPPED") await provider.dropIndex("thing", made.name)
    }

    await expect
      .poll(async () => (await provider.indexes("thing")).filter(({ source }) => source === "USER"))
      .toMatchObject([{ status }])
  })

  each("index source", Enums.IndexSource, async (source) => {
    const { data, provider } = open()
    await provider.createIndex("books", { fields: [{ fieldName: "title" }] })
    await data.search("books").expression("emma").run()

    expect((await provider.indexes("books")).map((index) => index.source)).toContain(source)
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
    expect(file.split(/\r?\n/)).toContain(austen)
    expect(await exported(world, format)).toBe(file)
  })

  each("import mode", Enums.ImportMode, async (mode) => {
    const world = open()
    const file = "_id,name\nausten,J. A.\nwoolf,Virginia Woolf\n"
    const states = await world.run(Stream.runCollect(Import.run("authors", file, { format: "CSV", mode })))

    const { items } = await world.data.query("authors").ascending("_id").find()
    const added = ["woolf Virginia Woolf"]
    const others = ["gaiman Neil Gaiman", "pratchett Terry Pratchett"]
    expect(items.map(({ _id, name }) => `${_id} ${name}`)).toEqual(
      {
        OVERWRITE: ["austen J. A.", ...others, ...added],
        SKIP_EXISTING: ["austen Jane Austen", ...others, ...added],
        TRUNCATE_BEFORE: ["austen J. A.", ...added]
      }[mode]
    )
    expect(states.at(-1)?.status).toBe("COMPLETED")
  })

  each("environment", Enums.Environment, async (environment) => {
    const { calls, data } = open()
    await data.insert("books", { _id: "tried" }, { environment: "SANDBOX" })

    const found = await data.query("books").find({ environment })
    expect(calls().at(-1)?.payload).toMatchObject({ environment })
    expect(found.length).toBe(environment === "LIVE" ? 3 : 1)
    await expect(data.query("books").find({ environment: `${environment}X` as never })).rejects.toMatchObject({
      code: "WDE0018"
    })
  })

  each("collection permission role", Enums.PermissionRole, async (role) => {
    const { data } = having({ permissions: { ...everyone, read: role } })
    const refused = await data
      .query("thing")
      .find()
      .then(
        () => undefined,
        ({ code }) => code
      )
    expect(refused).toBe(role === "ANYONE" ? undefined : "WDE0027")
  })

  // No call of §7 shows it: the contract has it for providers that do.
  each("role name", Enums.RoleName, (role) => {
    expect(Schema.decodeUnknownSync(Enums.RoleName.answer)(role)).toBe(role)
  })

  each("plugin type", PluginType, async (type) => {
    const { data } = having({ plugins: [{ type, defaultStatus: "DRAFT" }] })
    const { _id, _publishStatus } = await data.insert("thing", { title: "a" })

    expect([_publishStatus, _id === "SINGLE_ITEM"]).toEqual([
      type === "PUBLISH" ? "DRAFT" : undefined,
      type === "SINGLE_ITEM"
    ])
  })

  it("plugin type: others are kept as text", () => {
    expect(Schema.decodeUnknownSync(PluginType.answer)("ECOM")).toBe("ECOM")
  })

  each("publish plugin status", Enums.PublishStatus, async (defaultStatus) => {
    const { data } = having({ plugins: [{ type: "PUBLISH", defaultStatus }] })
    const { _publishStatus } = await data.insert("thing", { _id: "a" })

    expect(_publishStatus).toBe(defaultStatus)
    expect((await data.query("thing").find()).length).toBe(defaultStatus === "PUBLISHED" ? 1 : 0)
    expect((await data.query("thing").find({ showDrafts: true })).length).toBe(1)
  })
})
