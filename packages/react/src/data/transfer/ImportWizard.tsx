"use client"
import type { ComponentProps } from "../../parts/ComponentProps.ts"
import type { ImportTitleProps } from "./ImportFileParts.view.tsx"
import type { ImportWizardClassNames } from "./ImportRoot.view.tsx"
import { ImportWizardView } from "./ImportWizard.view.tsx"
import { type ImportWizardOptions, useImportHandlers } from "./useImport.ts"

export interface ImportWizardProps extends ImportWizardOptions, ComponentProps<ImportWizardClassNames> {
  /** The level of the heading. Default: `2`. */
  readonly headingLevel?: ImportTitleProps["level"]
}

/**
 * Imports a CSV or JSONL file of any size into a collection. It shows a preview first, and reports each row that could
 * not be stored with its line number.
 *
 * **Example** (On a staff page)
 *
 * ```tsx
 * import { ImportWizard } from "@portico/react"
 *
 * export const page = <ImportWizard collection="books" name="Books" />
 * ```
 */
export function ImportWizard({ classNames, headingLevel, messages, ...options }: ImportWizardProps) {
  return (
    <ImportWizardView
      {...useImportHandlers(options)}
      classNames={classNames}
      headingLevel={headingLevel}
      messages={messages}
    />
  )
}
