/**
 * The page on which a member removes a factor.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import { Enrollment } from "../identity/Enrollment.ts"
import * as Form from "./Form.ts"
import { html } from "./Html.ts"
import * as PageResponse from "./PageResponse.ts"
import * as FormErrors from "./FormErrors.ts"
import * as SecurityPage from "./SecurityPage.ts"

/** Returns the page of a factor, and removes the factor after a submission. */
export const respond = Effect.fn("RemoveFactorPage.respond")(function* (
  request: Request,
  { member, path }: SecurityPage.Visit,
  id: string
) {
  const factor = member.factors?.find((found) => found.id === id)
  if (factor === undefined) return PageResponse.redirect(SecurityPage.path)
  const showForm = (refused?: Form.Refused) =>
    Form.respond(request, {
      title: "Remove this method?",
      lead: html`<p>${SecurityPage.nameOf(factor)}</p>
        <p>We won't ask for it anymore when you sign in.</p>`,
      action: path,
      fields: [],
      buttons: [["remove", "Remove"]],
      refused,
      after: SecurityPage.back
    })
  if (request.method === "GET") return yield* showForm()
  const { strange } = yield* Form.read(request)
  if (strange !== undefined) return yield* showForm(strange)
  const removed = yield* FormErrors.attempt(Enrollment.use((enrollment) => enrollment.remove(member.id, id)))
  return removed._tag === "Failure"
    ? yield* showForm(FormErrors.of(removed.failure))
    : PageResponse.redirect(`${SecurityPage.path}?done=removed`)
})
