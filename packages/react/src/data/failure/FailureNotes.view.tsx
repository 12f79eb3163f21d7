import * as Wde from "@portico/contract/Wde"
import { meanings } from "@portico/contract/WdeMeaning"
import type { FailureMessages } from "../../i18n/messages/ListMessages.ts"
import type { Diagnosis } from "../../problem/Problem.ts"
import type { ClassOf } from "../../theme/classes.ts"
import type { FailureSlot } from "./FailureParts.view.tsx"

export interface FailureNotesProps {
  readonly classOf: ClassOf<FailureSlot>
  readonly diagnoses: ReadonlyArray<Diagnosis>
  readonly words: FailureMessages
}

/**
 * Renders the details that developers need to fix a request. The error descriptions are always in English, as in the
 * documentation.
 */
export default function FailureNotes({ classOf, diagnoses, words }: FailureNotesProps) {
  return diagnoses.map((diagnosis, index) => (
    // The notes never change their order.
    // oxlint-disable-next-line react/no-array-index-key
    <Note classOf={classOf} diagnosis={diagnosis} key={index} words={words} />
  ))
}

interface NoteProps extends Pick<FailureNotesProps, "classOf" | "words"> {
  readonly diagnosis: Diagnosis
}

function Note({ classOf, diagnosis, words }: NoteProps) {
  const { code, kind, message, params = {}, path = [] } = diagnosis
  const values = Object.entries(params)
  return (
    <dl className={classOf("failure-note")}>
      <dt>{words.code}</dt>
      <dd>
        <code dir="ltr">{code}</code>
      </dd>
      {Wde.isCode(code) && (
        <>
          <dt>{words.meaning}</dt>
          <dd>
            <span dir="ltr" lang="en">
              {meanings[code]}
            </span>
          </dd>
        </>
      )}
      <dt>{words.fix}</dt>
      <dd>
        <span dir="ltr" lang="en">
          {message}
        </span>
        {kind !== undefined && <p>{kind === "WD_VALIDATION_ERROR" ? words.mendable : words.faultless}</p>}
      </dd>
      {path.length > 0 && (
        <>
          <dt>{words.place}</dt>
          <dd>
            <code dir="ltr">{path.join(".")}</code>
          </dd>
        </>
      )}
      {values.length > 0 && (
        <>
          <dt>{words.parameters}</dt>
          <dd>
            {values.map(([name, value]) => (
              <code dir="ltr" key={name}>{`${name} = ${value}`}</code>
            ))}
          </dd>
        </>
      )}
    </dl>
  )
}
