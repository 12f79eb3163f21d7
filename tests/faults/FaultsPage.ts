import { code, page, table } from "../docs/Page.ts"
import { type Call, titleOf } from "./Call.ts"
import { columns } from "./columns.ts"

const intro = [
  "# Faults",
  "<!-- Written by tests/faults/matrix.test.ts: run it with -u. -->",
  "What each call of the client gives for everything that can go wrong on its way. The page is written by a test: every call met every fault, over a provider in the same process, and what came of it stands here.",
  "**After each of these the next call worked.** It was the very same call, except where the first one had used up what it takes (a code, a registration) or the provider had ended the session.",
  "## What happens",
  table(
    ["Fault", "What happens"],
    columns.map(({ description, name }) => [name, description])
  )
]

const reading = [
  "## How to read the tables",
  "An error stands as its `_tag`, followed by what tells it from others of the same tag: the code, the status, or the seconds of `Retry-After`. After a colon comes the error under it, its `cause`. `–` is a caller that left: it is interrupted, and what it had begun hurts nobody. `ok` is a call that survives the fault.",
  "A fault lasts as long as the call that meets it. Calls that a repeat cannot harm (reads, token grants) were tried twice more before they failed, unless the provider asked for more than two seconds. All other calls were sent once."
]

const errors: ReadonlyArray<readonly [tag: string, meaning: string]> = [
  ["Unreachable", "No answer came, or not all of it: nobody knows whether the provider did what it was asked."],
  ["SystemError", "The provider, or something in front of it, is in trouble. It may pass."],
  ["Unreadable", "An answer came, and it is none of the provider's."],
  ["ApplicationError", "The provider understood the call and refuses it. Asking again gives the same."],
  ["TooLarge", "The call does not fit in a request."],
  ["RateLimited", "Too many calls: ask again after `retryAfter` seconds, where the provider says how many."],
  ["TokenUnavailable", "There is no valid access token, for the reason under it. Nothing was sent without one."],
  ["LoginRefused", "A login was refused: `errorCode` says why."],
  ["RegistrationRefused", "A registration was refused: `errorCode` says why."],
  ["VerificationRefused", "An email verification was refused: `errorCode` says why. See [errors.md](errors.md)."],
  ["RecoveryRefused", "A password recovery was refused: `errorCode` says why."],
  ["FactorRefused", "A second factor was refused: `errorCode` says why."],
  ["AccountRefused", "The member is blocked or deleted, or must reset the password."],
  ["WDE…", "A data call failed: see [errors.md](errors.md)."],
  ["FrameRefused", "The hidden frame shows no page of the provider: sign in on the provider's own page."],
  ["FlowTimedOut", "The hidden frame gave no answer in two minutes."],
  ["PushUnanswered", "The request on the other device was not answered in time."]
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
