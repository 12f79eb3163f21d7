import { assert, describe, it } from "@effect/vitest"
import { afterAll, beforeAll } from "vitest"
import { codeOf, open } from "../../provider/Shop.ts"
import { seed } from "./hostile.ts"

describe("numbers and patterns", () => {
  let shop: ReturnType<typeof open>
  let token = ""

  beforeAll(async () => {
    shop = open({ seed })
    token = await shop.visitor()
  })

  afterAll(() => shop.dispose())

  // The bodies are strings, because JavaScript cannot represent all of these numbers.
  const raw = async (path: string, body: string) => {
    const answered = await shop.send(`/v2/items${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: token },
      body: `{"dataCollectionId":"open",${body}}`
    })
    assert.isBelow(answered.status, 500, answered.text)
    return answered
  }

  const read = async (id: string) =>
    JSON.parse((await raw("/query", `"query":{"filter":{"_id":"${id}"}}`)).text).dataItems[0].data

  const most = "9007199254740991"

  describe("a number at the limits", () => {
    it.each([
      ["0", 0],
      ["-0", 0],
      ["-0.0", 0],
      ["0e999", 0],
      ["5e-324", 5e-324],
      ["-5e-324", -5e-324],
      ["1e-400", 0],
      ["2.2250738585072011e-308", 2.225073858507201e-308],
      [most, Number.MAX_SAFE_INTEGER],
      [`-${most}`, Number.MIN_SAFE_INTEGER],
      ["0.30000000000000004", 0.30000000000000004],
      ["1.0", 1],
      ["4503599627370495.5", 4503599627370495.5],
      ["12345678901234567e-16", 1.2345678901234567]
    ])("is stored as it was sent, found by its value and aggregated: %s", async (text, value) => {
      const saved = await raw("/save", `"dataItem":{"id":"n","data":{"n":${text},"in":[${text}]}}`)
      const found = await raw("/count", `"filter":{"n":${text},"in":{"$hasSome":[${text}]}}`)
      const bounded = await raw("/count", `"filter":{"n":{"$gte":${text},"$lte":${text}}}`)
      const summed = await raw(
        "/aggregate",
        `"initialFilter":{"_id":"n"},"aggregation":{"operations":[{"resultFieldName":"sum","sum":{"itemFieldName":"n"}}]}`
      )

      assert.strictEqual(saved.status, 200)
      assert.deepStrictEqual([(await read("n")).n, (await read("n")).in], [value, [value]])
      assert.deepStrictEqual([found.text, bounded.text], [`{"totalCount":1}`, `{"totalCount":1}`])
      // Computed values have no smaller numbers, because the stores do not agree on them.
      assert.strictEqual(JSON.parse(summed.text).results[0].sum, Math.abs(value) < 1e-150 ? 0 : value)
    })

    it.each(["1e308", "-1e308", "1e999", "-1e999", "9007199254740992", "-9007199254740992", "1e16"])(
      "is refused if it cannot be stored: %s",
      async (text) => {
        for (const [path, body] of [
          ["/save", `"dataItem":{"id":"n","data":{"n":${text}}}`],
          ["", `"dataItem":{"data":{"deep":[{"n":${text}}]}}`],
          ["/update", `"dataItem":{"id":"o1","data":{"n":${text}}}`],
          [
            "/patch",
            `"patch":{"dataItemId":"o1","fieldModifications":[{"fieldPath":"n","action":"SET_FIELD","setFieldOptions":{"value":${text}}}]}`
          ],
          [
            "/patch",
            `"patch":{"dataItemId":"o1","fieldModifications":[{"fieldPath":"n","action":"INCREMENT_FIELD","incrementFieldOptions":{"value":${text}}}]}`
          ]
        ] as const) {
          assert.strictEqual((await raw(path, body)).status, 400, `${path} ${body}`)
        }
        const asked = await raw("/count", `"filter":{"n":{"$gt":${text}}}`)
        assert.oneOf(asked.status, [200, 400])
      }
    )

    it.each(["NaN", "Infinity", "-Infinity", "01", "+1", ".5", "1.", "0x10", "1_000"])(
      "is refused if it is not JSON: %s",
      async (text) => {
        assert.strictEqual((await raw("/save", `"dataItem":{"id":"n","data":{"n":${text}}}`)).status, 400)
      }
    )

    it("is not equal to the same number in a string", async () => {
      for (const text of ["NaN", "1", "1e308", "-0", "Infinity", "٣", "0x10"]) {
        await raw("/save", `"dataItem":{"id":"n","data":{"n":${JSON.stringify(text)}}}`)
        const { text: counted } = await raw("/count", `"filter":{"_id":"n","n":{"$in":[1,0,3,16]}}`)
        const { text: summed } = await raw(
          "/aggregate",
          `"initialFilter":{"_id":"n"},"aggregation":{"operations":[{"resultFieldName":"sum","sum":{"itemFieldName":"n"}},{"resultFieldName":"avg","average":{"itemFieldName":"n"}}]}`
        )

        assert.strictEqual((await read("n")).n, text)
        assert.strictEqual(counted, `{"totalCount":0}`)
        assert.deepStrictEqual(JSON.parse(summed).results[0], { sum: 0, avg: null })
      }
    })

    it("cannot be exceeded by an increment, which is refused and changes nothing", async () => {
      await raw("/save", `"dataItem":{"id":"n","data":{"n":${most}}}`)

      const refused = await raw(
        "/patch",
        `"patch":{"dataItemId":"n","fieldModifications":[{"fieldPath":"n","action":"INCREMENT_FIELD","incrementFieldOptions":{"value":1}}]}`
      )

      assert.strictEqual(refused.status, 400)
      assert.strictEqual((await read("n")).n, Number.MAX_SAFE_INTEGER)
    })

    it.each([
      ["add", `{"expressions":[{"numeric":1e308},{"numeric":1e308}]}`],
      ["multiply", `{"expressions":[{"numeric":1e308},{"numeric":1e308}]}`],
      ["multiply", `{"expressions":[{"numeric":5e-324},{"numeric":5e-324}]}`],
      ["sum", `{"expressions":[{"numeric":1e308},{"numeric":1e308}]}`],
      ["subtract", `{"firstExpression":{"numeric":-1e308},"secondExpression":{"numeric":1e308}}`],
      ["divide", `{"firstExpression":{"numeric":1},"secondExpression":{"numeric":0}}`],
      ["divide", `{"firstExpression":{"numeric":1e308},"secondExpression":{"numeric":5e-324}}`],
      ["mod", `{"firstExpression":{"numeric":1},"secondExpression":{"numeric":0}}`],
      ["mod", `{"firstExpression":{"numeric":1e308},"secondExpression":{"numeric":5e-324}}`],
      ["mod", `{"firstExpression":{"numeric":-5e-324},"secondExpression":{"numeric":1e308}}`],
      [
        "substring",
        `{"expression":{"text":"abc"},"startExpression":{"numeric":1e308},"lengthExpression":{"numeric":-1}}`
      ],
      [
        "substring",
        `{"expression":{"text":"abc"},"startExpression":{"numeric":-1e308},"lengthExpression":{"numeric":1e308}}`
      ],
      ["stringify", `{"expression":{"numeric":5e-324}}`],
      ["floor", `{"expression":{"numeric":-1e308}}`]
    ])("results in a number or null in a pipeline: %s %s", async (operation, operands) => {
      const { status, text } = await raw(
        "/aggregate-pipeline",
        `"pipeline":{"stages":[{"filter":{"_id":"o1"}},{"project":{"fields":[{"reshape":{"resultFieldName":"r","expression":{"${operation}":${operands}}}}]}}]}`
      )

      assert.oneOf(status, [200, 400], text)
      if (status === 200) assert.notMatch(text, /NaN|Infinity/)
    })
  })

  describe("a page that is too large", () => {
    it.each(["0", "-1", "1.5", "1001", "1e308", "9007199254740992", "-9007199254740993", "5e-324"])(
      "is refused by its limit: %s",
      async (limit) => {
        for (const [path, body] of [
          ["/query", `"query":{"paging":{"limit":${limit}}}`],
          ["/query", `"query":{"cursorPaging":{"limit":${limit}}}`],
          ["/query-distinct-values", `"fieldName":"title","paging":{"limit":${limit}}`],
          ["/aggregate", `"aggregation":{"groupingFields":["title"]},"paging":{"limit":${limit}}`],
          ["/aggregate-pipeline", `"pipeline":{"stages":[],"paging":{"limit":${limit}}}`],
          ["/search", `"search":{"search":{"expression":"x"},"paging":{"limit":${limit}}}`],
          ["/query-referenced", `"referringItemId":"o3","referringItemFieldName":"friends","paging":{"limit":${limit}}`]
        ] as const) {
          const refused = await raw(path, body)
          assert.strictEqual(refused.status, 400, `${path} ${refused.text}`)
          assert.match(String(codeOf(refused)), /^WDE003[2-6]$/)
        }
      }
    )

    it.each(["-1", "0.5", "1e308", "9007199254740992"])("is refused by its offset: %s", async (offset) => {
      for (const [path, body] of [
        ["/query", `"query":{"paging":{"offset":${offset}}}`],
        ["/aggregate-pipeline", `"pipeline":{"stages":[],"paging":{"offset":${offset}}}`],
        ["/query-referenced", `"referringItemId":"o3","referringItemFieldName":"friends","paging":{"offset":${offset}}`]
      ] as const) {
        assert.strictEqual((await raw(path, body)).status, 400, path)
      }
    })

    it.each([most, "1000000000000", "2147483648"])("is empty after the last item: offset %s", async (offset) => {
      for (const [path, body] of [
        ["/query", `"query":{"paging":{"offset":${offset}}}`],
        ["/query-distinct-values", `"fieldName":"title","paging":{"offset":${offset}}`],
        ["/aggregate", `"aggregation":{"groupingFields":["title"]},"paging":{"offset":${offset}}`],
        ["/aggregate-pipeline", `"pipeline":{"stages":[{"skip":${offset}}]}`],
        ["/search", `"search":{"search":{"expression":"one"},"paging":{"offset":${offset}}}`],
        ["/query-referenced", `"referringItemId":"o3","referringItemFieldName":"friends","paging":{"offset":${offset}}`]
      ] as const) {
        const { status, text } = await raw(path, body)
        assert.strictEqual(status, 200, `${path} ${text}`)
        assert.match(text, /"(dataItems|distinctValues|results)":\[\]/)
      }
    })
  })

  describe("a string that resembles a pattern", () => {
    const patterns = [
      ".*",
      "a.c",
      "^a",
      "a$",
      "[a-z]",
      "(a+)+$",
      "\\d",
      "%",
      "_",
      "a|b",
      "a\\",
      "\\%",
      "$&",
      "(?:)",
      "*"
    ]

    it("matches only itself", async () => {
      for (const [index, pattern] of patterns.entries()) {
        await raw("/save", `"dataItem":{"id":"p${index}","data":{"pattern":${JSON.stringify(`<${pattern}>`)}}}`)
      }
      for (const [index, pattern] of patterns.entries()) {
        for (const condition of [
          { $contains: `<${pattern}>` },
          { $startsWith: `<${pattern}>` },
          { $endsWith: `<${pattern}>` }
        ]) {
          const { text } = await raw("/query", `"query":{"filter":${JSON.stringify({ pattern: condition })}}`)
          const ids = JSON.parse(text).dataItems.map(({ id }: { readonly id: string }) => id)
          assert.deepStrictEqual(ids, [`p${index}`], pattern)
        }
      }
    })

    it("takes no longer than another string", async () => {
      await raw("/save", `"dataItem":{"id":"long","data":{"pattern":"${"a".repeat(100_000)}!"}}`)
      for (const $contains of [
        "(a+)+$",
        `${"a".repeat(999)}b`,
        `${"a?".repeat(30)}${"a".repeat(30)}`,
        "%".repeat(1000)
      ]) {
        const started = performance.now()
        assert.strictEqual((await raw("/count", `"filter":${JSON.stringify({ pattern: { $contains } })}`)).status, 200)
        assert.isBelow(performance.now() - started, 10_000)
      }
    })

    it("is refused if it is long", async () => {
      const filter = { pattern: { $contains: `${"a".repeat(50_000)}b` } }
      assert.strictEqual((await raw("/count", `"filter":${JSON.stringify(filter)}`)).status, 400)
    })
  })
})
