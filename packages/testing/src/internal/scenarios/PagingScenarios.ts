/**
 * Scenarios of lists that load page by page, and of searches.
 *
 * @since 0.1.0
 */
import * as Scenario from "../../scenarios/Scenario.ts"

/** The scenarios. */
export const scenarios = Scenario.make({
  loadMoreFails: {
    description: "The first page of a list loads, the second page fails once.",
    faults: [
      {
        match: { row: "data.query" },
        status: 429,
        code: "TOO_MANY_REQUESTS",
        description: "Too many calls.",
        retryAfter: 30,
        after: 1,
        times: 1
      }
    ]
  },
  searchLate: {
    description: "The first search receives its response after the later ones.",
    faults: [{ match: { row: "data.search" }, latency: 5000, times: 1 }]
  },
  searchIncomplete: {
    description: "The first search finds nothing yet, because the provider is still preparing the items for searches.",
    faults: [
      {
        match: { row: "data.search" },
        body: JSON.stringify({ dataItems: [], pagingMetadata: { count: 0, offset: 0 }, incompleteResults: true }),
        times: 1
      }
    ]
  }
})
