/**
 * Scenarios of aggregations over collections.
 *
 * @since 0.1.0
 */
import * as Scenario from "../../scenarios/Scenario.ts"

/** The scenarios. */
export const scenarios = Scenario.make({
  callShape: {
    description: "The data service rejects the number of arguments of a call.",
    covers: ["WDE0008"],
    faults: [
      {
        match: { path: "/v2/items/aggregate" },
        status: 400,
        code: "WDE0008",
        description: "aggregate takes 0 to 1 arguments. Received: 2."
      }
    ]
  },
  aggregateFailsOnce: {
    description: "Aggregations fail with an internal error until the user retries.",
    covers: ["WDE0053"],
    faults: [{ match: { path: "/v2/items/aggregate" }, status: 500, times: 3 }]
  }
})
