/** A pipeline over products, which several benchmarks run. */
import * as Aggregation from "../packages/provider/src/engine/pipeline/Aggregation.ts"
import * as Result from "effect/Result"

/** Groups products by category, with four aggregates. */
export const groups = Result.getOrThrow(
  Aggregation.parse({
    aggregation: {
      groupingFields: ["category"],
      operations: [
        { resultFieldName: "n", itemCount: {} },
        { resultFieldName: "sum", sum: { itemFieldName: "price" } },
        { resultFieldName: "min", min: { itemFieldName: "price" } },
        { resultFieldName: "max", max: { itemFieldName: "price" } }
      ]
    }
  })
)
