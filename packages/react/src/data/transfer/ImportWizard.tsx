"use client"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import type { ImportTitleProps } from "./ImportFileParts.view.tsx"
import type { TransferClassNames } from "./ImportRoot.view.tsx"
import { ImportWizardView } from "./ImportWizard.view.tsx"
import { type ImportWizardOptions, useImportHandlers } from "./useImportHandlers.ts"

export interface ImportWizardProps extends ImportWizardOptions {
  /** Classes to add, by slot. */
  readonly classNames?: TransferClassNames | undefined
  readonly headingLevel?: ImportTitleProps["level"]
  /** Words in place of the catalogue's. */
  readonly messages?: MessageOverrides | undefined
}

/**
 * Imports a file into a collection: CSV and JSONL of any length, looked at before, row by row, with every row that could
 * not be stored by its line.
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
