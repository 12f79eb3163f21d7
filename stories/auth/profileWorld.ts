import * as Profiles from "@portico/client/auth/Profiles"
import type { CustomFieldDefinition } from "@portico/react/auth"
import { mary } from "../../packages/testing/src/internal/scenarios/ProfileScenarios.ts"
import type { ScenarioName } from "@portico/testing/Scenarios"

/** Returns story parameters in which Mary is signed in, with `Profiles` over her client. */
export const worldOf = (scenario: ScenarioName = "profile") => ({
  world: { scenario, member: mary, over: () => Profiles.layer }
})

/** The custom profile fields of the bookshop. */
export const custom: ReadonlyArray<CustomFieldDefinition> = [
  { name: "favoriteGenre", label: "Favorite genre", type: "text" },
  { name: "booksPerYear", label: "Books a year", type: "number" },
  { name: "memberSince", label: "Reader since", type: "date" }
]
