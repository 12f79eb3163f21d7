import { scenarios } from "@portico/testing/Scenarios"
import { Table } from "./Blocks.tsx"

/** All scenarios. */
export const ScenarioTable = () => (
  <Table
    caption={`${Object.keys(scenarios).length} scenarios`}
    heads={["Name", "Description", "Specification items"]}
    rows={Object.values(scenarios).map(({ covers, description, name }) => [
      <code key="name">{name}</code>,
      description,
      <code key="covers">{covers.join(", ")}</code>
    ])}
  />
)
