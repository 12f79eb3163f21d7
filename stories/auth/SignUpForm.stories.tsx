import { SignUpForm } from "@portico/react"
import { estimateStrength } from "@portico/react/strength"
import { expect, fn, waitFor, within } from "storybook/test"
import preview from "../../.storybook/preview.tsx"
import { paste } from "../paste.ts"
import { newcomer, fill, expectEntries, expectNotice } from "./signUpPlay.tsx"

/**
 * Registers a member with an email address and a password and signs the member in. If the provider requires a verified
 * address or an approval first, it calls a function for this step.
 */
const meta = preview.meta({
  component: SignUpForm,
  args: { onEmailVerificationRequired: fn(), onOwnerApprovalRequired: fn(), onSignedIn: fn() }
})

export const Idle = meta.story({
  tags: ["spec:loginState/INITIAL"],
  play: async ({ canvas, step, userEvent }) => {
    await step("has attributes for password managers", async () => {
      await expect(canvas.getByLabelText("Email address")).toHaveAttribute("autocomplete", "email")
      await expect(canvas.getByLabelText("Choose a password")).toHaveAttribute("autocomplete", "new-password")
    })
    await step("does not submit an invalid address", async () => {
      await userEvent.type(canvas.getByLabelText("Email address"), "grace")
      await userEvent.type(canvas.getByLabelText("Choose a password"), "nanoseconds{Enter}")
      await expect(canvas.getByLabelText("Email address")).toHaveFocus()
      await expect(canvas.getByLabelText("Email address")).toHaveAccessibleDescription(/name@example.com/)
    })
  }
})

/** The summary lists the errors in the order of the form. */
export const SummaryInFieldOrder = meta.story({
  args: { fields: ["phone"] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Phone number"), "none")
    await userEvent.click(canvas.getByRole("button", { name: "Create account" }))
    const links = within(await canvas.findByRole("alert")).getAllByRole("link")
    await expect(links.map((link) => link.textContent)).toEqual(["Email address", "Choose a password", "Phone number"])
    await expect(canvas.getByLabelText("Email address")).toHaveFocus()
  }
})

export const Submitting = meta.story({
  parameters: { world: { scenario: "pending" } },
  play: async (play) => {
    await fill(play)
    const button = await play.canvas.findByRole("button", { name: "Creating your account…" })
    await expect(button).toHaveAttribute("aria-disabled", "true")
    await expect(play.canvas.getByRole("status")).toHaveTextContent("Creating your account…")
    await expectEntries(play)
  }
})

export const Success = meta.story({
  tags: ["spec:loginState/SUCCESS", "spec:authState/SUCCESS"],
  play: async (play) => {
    await fill(play)
    await expectNotice(play, /Account created/)
    await expect(play.args.onSignedIn).toHaveBeenCalledOnce()
  }
})

/** The form includes the profile fields that the page requests, each with its autofill attribute. */
export const ProfileFields = meta.story({
  args: { fields: ["firstName", "lastName", "nickname", "birthdate", "phone"] },
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await step("has autofill attributes", async () => {
      await expect(canvas.getByLabelText("First name")).toHaveAttribute("autocomplete", "given-name")
      await expect(canvas.getByLabelText("Last name")).toHaveAttribute("autocomplete", "family-name")
    })
    await step("does not submit an invalid phone number", async () => {
      await userEvent.type(canvas.getByLabelText("First name"), "Grace")
      await userEvent.type(canvas.getByLabelText("Phone number"), "at home")
      await fill(play)
      const phone = canvas.getByLabelText("Phone number")
      await expect(phone).toHaveFocus()
      await expect(phone).toHaveAccessibleDescription("Enter a phone number using digits.")
      await expectEntries(play)
    })
    await step("omits empty fields", async () => {
      await userEvent.clear(canvas.getByLabelText("Phone number"))
      await userEvent.click(canvas.getByRole("button", { name: "Create account" }))
      await expectNotice(play, /Account created/)
    })
  }
})

/** The form includes custom fields of the shop. Values that the provider rejects are reported at their inputs. */
export const CustomFields = meta.story({
  tags: ["spec:message/INVALID_ARGUMENT"],
  args: {
    fields: ["nickname"],
    custom: [
      { name: "genre", label: "Favorite genre", type: "text" },
      { name: "books", label: "Books a year", type: "number" }
    ]
  },
  parameters: { world: { scenario: "profileViolations" } },
  play: async (play) => {
    const { canvas, userEvent } = play
    await paste({ userEvent }, canvas.getByLabelText("Nickname"), "Ada")
    await paste({ userEvent }, canvas.getByLabelText("Favorite genre"), "computing")
    await paste({ userEvent }, canvas.getByLabelText("Books a year"), "12")
    await fill(play)
    const alert = await canvas.findByRole("alert")
    await expect(
      within(alert)
        .getAllByRole("link")
        .map(({ textContent }) => textContent)
    ).toEqual(["Nickname", "Favorite genre"])
    await expect(canvas.getByLabelText("Nickname")).toHaveFocus()
    await expect(canvas.getByLabelText("Favorite genre")).toHaveAccessibleDescription("must be the name of a genre")
    await expect(canvas.getByLabelText("Books a year")).toHaveValue("12")
    await expectEntries(play)
  }
})

/** The form includes a postal address with autofill attributes. */
export const Addresses = meta.story({
  tags: ["spec:message/INVALID_ARGUMENT"],
  args: { addresses: 1 },
  parameters: { world: { scenario: "profileViolations" } },
  play: async (play) => {
    const { canvas, userEvent } = play
    await userEvent.click(canvas.getByRole("button", { name: "Add address" }))
    await paste({ userEvent }, await canvas.findByLabelText("Street address"), "12 Navy Yard")
    await paste({ userEvent }, canvas.getByLabelText("City"), "Arlington")
    await expect(canvas.getByLabelText("Postal code")).toHaveAttribute("autocomplete", "postal-code")
    await paste({ userEvent }, canvas.getByLabelText("Postal code"), "22202")
    await fill(play)
    const postalCode = canvas.getByLabelText("Postal code")
    await expect(await canvas.findByText("must be a phone number of this country")).toBeVisible()
    await expect(postalCode).toHaveFocus()
    await expect(canvas.getByLabelText("City")).toHaveValue("Arlington")
    await expectEntries(play)
  }
})

/** The form shows the password strength while the user types. Only pages that use the estimator load it. */
export const PasswordStrength = meta.story({
  args: { strength: estimateStrength },
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText("Choose a password")
    await userEvent.type(password, "nanoseconds")
    await expect(canvas.getByRole("meter", { name: "Password strength" })).toBeVisible()
    await waitFor(() => expect(password).toHaveAccessibleDescription(/Password strength: \w+/), { timeout: 10_000 })
  }
})

/** The form includes a required consent above the button, which is checked before anything is sent. */
export const Terms = meta.story({
  args: {
    children: (
      <label>
        <input name="terms" required type="checkbox" /> I agree to the terms
      </label>
    )
  },
  play: async (play) => {
    const { args, canvas, step, userEvent } = play
    const terms = canvas.getByRole("checkbox", { name: "I agree to the terms" })
    await step("does not register a user who has not agreed", async () => {
      await fill(play)
      await expect(terms).toHaveFocus()
      await expect(canvas.getByRole("form")).toHaveAttribute("data-state", "idle")
      await expectEntries(play)
    })
    await step("registers a user who has agreed", async () => {
      await userEvent.click(terms)
      await userEvent.click(canvas.getByRole("button", { name: "Create account" }))
      await expectNotice(play, /Account created/)
      await expect(args.onSignedIn).toHaveBeenCalledOnce()
    })
  }
})

export const HandsOffEmailVerification = meta.story({
  tags: ["spec:loginState/EMAIL_VERIFICATION_REQUIRED", "spec:authState/REQUIRE_EMAIL_VERIFICATION"],
  parameters: { world: { scenario: "emailVerification" } },
  play: async (play) => {
    await fill(play)
    await expectNotice(play, /We sent a code to grace@example.com/)
    await expect(play.args.onEmailVerificationRequired).toHaveBeenCalledOnce()
    await expect(play.args.onEmailVerificationRequired).toHaveBeenCalledWith({
      email: newcomer.email,
      identityId: expect.any(String),
      stateToken: expect.anything()
    })
    await expect(play.args.onSignedIn).not.toHaveBeenCalled()
  }
})

export const HandsOffOwnerApproval = meta.story({
  tags: ["spec:loginState/OWNER_APPROVAL_REQUIRED", "spec:authState/REQUIRE_OWNER_APPROVAL"],
  parameters: { world: { scenario: "ownerApproval" } },
  play: async (play) => {
    await fill(play)
    await expectNotice(play, /waiting for approval/)
    await expect(play.args.onOwnerApprovalRequired).toHaveBeenCalledOnce()
    await expect(play.args.onSignedIn).not.toHaveBeenCalled()
  }
})
