/**
 * Parses pipelines from the wire format and refuses invalid ones (data.md §7).
 *
 * @since 0.1.0
 */
import { stageKinds } from "@portico/contract/data/Enums"
import type * as Wire from "@portico/contract/data/Pipeline"
import * as Limits from "@portico/contract/Limits"
import * as Wde from "@portico/contract/Wde"
import * as Result from "effect/Result"
import * as Filter from "../filter/Parse.ts"
import { fieldPath } from "../value/Fields.ts"
import * as Refusal from "../value/Refusal.ts"
import type { Pipeline, Stage } from "./Pipeline.ts"
import { Counter, type Parsed, type ParseFilter, violation, only } from "./Parsed.ts"
import { group } from "./ParseGroup.ts"
import { projection } from "./ParseProjection.ts"
import { sortKeys } from "./ParseSort.ts"

/** Parses the stages of a pipeline. */
export const parse = (stages: ReadonlyArray<Wire.Stage>, parseFilter: ParseFilter = Filter.parse): Parsed<Pipeline> =>
  Result.gen(function* () {
    if (stages.length > Limits.maximumStages) {
      return yield* violation(path, `must have at most ${Limits.maximumStages} stages`)
    }
    const counter = new Counter()
    const parsed: Array<Stage> = []
    for (const [index, model] of stages.entries()) {
      const stage = yield* read(model, `${path}.${index}`, counter, parseFilter)
      if (stage !== undefined) parsed.push(stage)
    }
    return parsed
  })

// The path of the stages in refusals.
const path = "pipeline.stages"

const read = (
  model: Wire.Stage,
  violationPath: string,
  counter: Counter,
  parseFilter: ParseFilter
): Parsed<Stage | undefined> =>
  Result.gen(function* () {
    const kind = yield* only(model, stageKinds, violationPath, "stage")
    const at = `${violationPath}.${kind}`
    switch (kind) {
      case "filter":
        return { _tag: "Filter", filter: yield* parseFilter(model.filter, counter.cost, at) }
      case "projection":
        return { _tag: "Project", projection: yield* projection(model.projection?.fields ?? [], at, counter) }
      case "group":
        return yield* group(model.group ?? {}, at, counter)
      case "unwindArray":
        return {
          _tag: "Unwind",
          path: yield* fieldPath(model.unwindArray?.arrayFieldName ?? "", `${at}.arrayFieldName`)
        }
      case "sort": {
        const keys = yield* sortKeys(model.sort?.values ?? [], `${at}.values`)
        return keys.length === 0 ? undefined : { _tag: "Sort", keys }
      }
      case "limit":
        return { _tag: "Limit", count: yield* positive(model.limit ?? 0, at) }
      case "skip":
        return { _tag: "Skip", count: yield* notNegative(model.skip ?? 0, at) }
      case "objectToArray": {
        const { objectFieldName = "", destinationFieldName = objectFieldName } = model.objectToArray ?? {}
        return {
          _tag: "ToArray",
          from: yield* fieldPath(objectFieldName, `${at}.objectFieldName`),
          to: yield* fieldPath(destinationFieldName, `${at}.destinationFieldName`)
        }
      }
    }
  })

const positive = (count: number, violationPath: string): Parsed<number> =>
  count <= 0
    ? Result.fail(Refusal.wde("WDE0033", { parameter: violationPath, received: Wde.received(count) }))
    : integer(count, violationPath)

const notNegative = (count: number, violationPath: string): Parsed<number> =>
  count < 0
    ? Result.fail(Refusal.wde("WDE0034", { parameter: violationPath, received: Wde.received(count) }))
    : integer(count, violationPath)

const integer = (count: number, violationPath: string): Parsed<number> =>
  Number.isSafeInteger(count)
    ? Result.succeed(count)
    : Result.fail(Refusal.wde("WDE0035", { parameter: violationPath, received: Wde.received(count) }))
