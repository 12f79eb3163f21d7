/**
 * Scenarios of aggregations over collections.
 *
 * @since 0.1.0
 */
import * as Scenario from "../../scenarios/Scenario.ts"

/** The scenarios. */
export const scenarios = Scenario.make({
  callShape: {
    description: "The data service finds that a call has not the arguments that it takes.",
    covers: ["WDE0008"],
    faults: [
      {
        match: { path: "/v2/items/aggregate" },
        status: 400,
        code: "WDE0008",
        description: "aggregate takes 0 to 1 arguments. Received 2."
      }
    ]
  },
  aggregateFailsOnce: {
    description: "What is computed over collections fails inside at first, until it is asked by hand.",
    covers: ["WDE0053"],
    faults: [{ match: { path: "/v2/items/aggregate" }, status: 500, times: 3 }]
  }
})
