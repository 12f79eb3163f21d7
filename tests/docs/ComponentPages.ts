/** The documentation pages of the components, as the tests read them. */
import { pagePaths } from "../../.storybook/docs/Pages.ts"

export { docsOf } from "../../.storybook/docs/Pages.ts"

/** The paths of the pages. */
export const pages: ReadonlyArray<string> = pagePaths()
