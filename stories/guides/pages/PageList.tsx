import pages from "virtual:portico/pages"
import { PageLink, Table, Text } from "./Blocks.tsx"

const order = ["Sign-in", "Account", "Tables", "Filters", "Forms", "Bulk", "Charts", "Foundations"]

/** The pages of all components, by group. */
export function PageList() {
  const groups = [...new Set([...order, ...pages.map(({ title }) => groupOf(title))])]
  const rows = groups.flatMap((group) =>
    pages
      .filter(({ title }) => groupOf(title) === group)
      .map(({ about, title }) => [
        group,
        <PageLink key={title} to={title.replace("/", "-").toLowerCase()}>
          {title.slice(group.length + 1)}
        </PageLink>,
        <Text key="about">{about}</Text>
      ])
  )
  return <Table caption="All components" heads={["Group", "Page", "Description"]} rows={rows} />
}

const groupOf = (title: string): string => title.slice(0, title.indexOf("/"))
