import * as Csv from "../../../../../packages/client/src/data/transfer/internal/Csv.ts"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import * as Stream from "effect/Stream"

const read = (pieces: ReadonlyArray<string>, options?: Csv.Options) =>
  Stream.runCollect(Csv.rows(Stream.fromIterable(pieces), options))

const Cells = Schema.Array(Schema.String).check(Schema.isMinLength(2))

describe("Csv.rows", () => {
  it.effect.prop(
    "returns the written rows, however the file is split",
    [Schema.Array(Cells), Schema.Literals([1, 2, 5, 1000]), Schema.Literals([",", ";", "\t", "|"])],
    ([rows, size, delimiter]) =>
      Effect.gen(function* () {
        const text = rows.map((cells) => Csv.write(cells, delimiter)).join("")
        const units = text.split("")
        const pieces = Array.from({ length: Math.ceil(units.length / size) }, (_, index) =>
          units.slice(index * size, (index + 1) * size).join("")
        )

        const found = yield* read(pieces, { delimiter })

        assert.deepStrictEqual(
          found.map(({ cells }) => cells),
          rows
        )
      }),
    { arbitrary: { runs: 60 } }
  )

  it.effect("counts lines with any line ending", () =>
    Effect.gen(function* () {
      for (const end of ["\n", "\r\n", "\r"]) {
        const text = ["a,b", "", `"x${end}y",1`, "z,2"].join(end)
        const found = yield* read([text])

        assert.deepStrictEqual(
          found.map(({ cells, line }) => [line, cells[1]]),
          [
            [1, "b"],
            [3, "1"],
            [5, "2"]
          ]
        )
      }
    })
  )

  it.effect("accepts line endings that differ from the header's", () =>
    Effect.gen(function* () {
      const found = yield* read(["a,b\n1,2\r", '\n\r\n3,"4"\r\n'])

      assert.deepStrictEqual(
        found.map(({ cells, line }) => [line, ...cells]),
        [
          [1, "a", "b"],
          [2, "1", "2"],
          [4, "3", "4"]
        ]
      )
    })
  )

  it.effect("reports an open quote and limits the length of a row", () =>
    Effect.gen(function* () {
      const open = yield* read(['a,b\n1,"x\n2,y\n'])
      const long = yield* read(["a,b\n", '1,"', ...Array.from({ length: 30 }, () => "x".repeat(100_000)), '",2\n3,4\n'])

      assert.isDefined(open.at(-1)?.fault)
      assert.deepInclude(long.at(-1), { line: 2, fault: "The row is too long. Check that every quote is closed." })
      assert.lengthOf(long, 2)
    })
  )

  it.effect("uses commas if another delimiter is equally frequent in the header", () =>
    Effect.gen(function* () {
      const found = yield* read(["a,b;c\n1,2;3"])

      assert.deepStrictEqual(
        found.map(({ cells }) => cells),
        [
          ["a", "b;c"],
          ["1", "2;3"]
        ]
      )
    })
  )

  it.effect("ignores delimiters within quotes of the header", () =>
    Effect.gen(function* () {
      const found = yield* read(['"a;b;c",d\n1,2'])

      assert.deepStrictEqual(
        found.map(({ cells }) => cells),
        [
          ["a;b;c", "d"],
          ["1", "2"]
        ]
      )
    })
  )
})
