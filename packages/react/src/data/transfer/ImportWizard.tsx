"use client"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import type { ImportTitleProps } from "./ImportFileParts.view.tsx"
import type { TransferClassNames } from "./ImportRoot.view.tsx"
import { ImportWizardView } from "./ImportWizard.view.tsx"
import { type ImportWizardOptions, useImportHandlers } from "./useImport.ts"

export interface ImportWizardProps extends ImportWizardOptions {
  /** Additional class names, by slot. */
  readonly classNames?: TransferClassNames | undefined
  readonly headingLevel?: ImportTitleProps["level"]
  /** Messages that override the catalog's. */
  readonly messages?: MessageOverrides | undefined
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
