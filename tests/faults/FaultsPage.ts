import { code, page, table } from "../docs/Page.ts"
import { type Call, titleOf } from "./Call.ts"
import { columns } from "./columns.ts"

const intro = [
  "# Faults",
  "<!-- Written by tests/faults/matrix.test.ts: run it with -u. -->",
  "The error of each call of the client for each network fault. A test writes this page: it runs every call with every fault against a provider in the same process, and records the error.",
  "**After each fault, the next call succeeds.** The test repeats the same call, unless the first call used up a code or a registration, or the provider ended the session.",
  "## Faults",
  table(
    ["Fault", "Description"],
    columns.map(({ description, name }) => [name, description])
  )
]

const reading = [
  "## How to read the tables",
  "Each error is shown as its `_tag`. If errors with this tag can differ, their code, their status or the seconds of `Retry-After` follow. If the error has a `cause`, it follows after a colon. `–` means that the caller was interrupted, so there is no result. `ok` means that the call succeeds in spite of the fault.",
  "A fault lasts as long as its call. Calls that are safe to repeat (reads, token grants) are retried twice before they fail, unless the provider requires a wait of more than two seconds. All other calls are sent once."
]

const errors: ReadonlyArray<readonly [tag: string, meaning: string]> = [
  ["Unreachable", "No response arrived, or only part of it. It is unknown whether the provider executed the request."],
  ["SystemError", "The provider, or a proxy in front of it, failed. A later attempt may succeed."],
  ["Unreadable", "A response arrived that does not come from the provider."],
  ["ApplicationError", "The provider rejected the request. Repeating it has the same result."],
  ["TooLarge", "The request is too large."],
  [
    "RateLimited",
    "There were too many requests. Try again after `retryAfter` seconds, if the provider sent this value."
  ],
  ["TokenUnavailable", "No valid access token could be obtained. `cause` has the reason. The request was not sent."],
  ["LoginRefused", "A login was rejected. `errorCode` has the reason."],
  ["RegistrationRefused", "A registration was rejected. `errorCode` has the reason."],
  [
    "VerificationRefused",
    "An email verification was rejected. `errorCode` has the reason. See [errors.md](errors.md)."
  ],
  ["RecoveryRefused", "A password recovery was rejected. `errorCode` has the reason."],
  ["FactorRefused", "A second factor was rejected. `errorCode` has the reason."],
  ["AccountRefused", "The member is blocked or deleted, or must reset the password."],
  ["WDE…", "A data call failed. See [errors.md](errors.md)."],
  [
    "FrameRefused",
    "The hidden frame cannot show a page of the provider. Redirect to the sign-in page of the provider."
  ],
  ["FlowTimedOut", "The hidden frame sent no response within two minutes."],
  [
    "PushUnanswered",
    "The request on the other device was not confirmed in time. Send a new request or use another factor."
  ]
]

const glossary = [
  "## What the errors mean",
  table(
    ["Error", "Meaning"],
    errors.map(([tag, meaning]) => [code(tag), meaning])
  )
]

/** Formats the page with the results of each call for each column. */
export const write = (seen: ReadonlyMap<Call, ReadonlyArray<string>>): string => {
  const families = Map.groupBy(seen, ([{ family }]) => family)
  return page(
    ...intro,
    ...reading,
    ...glossary,
    ...[...families].flatMap(([{ about, title }, rows]) => [
      `## ${title}`,
      about,
      rows.map(([call]) => `- ${code(call.name)}${titleOf(call).slice(call.name.length)}`).join("\n"),
      table(
        ["Fault", "Error"],
        (rows[0]?.[1] ?? []).map((ending, index) => [
          columns[index]?.name ?? "",
          ending === "–" ? ending : code(ending)
        ])
      )
    ])
  )
}
