import { OwnerApprovalPendingParts, type OwnerApprovalPendingProps } from "@portico/react/auth"
import { expect, fn, mocked } from "storybook/test"
import preview from "../../.storybook/preview.tsx"
import { expectNotice } from "./emailWorld.ts"

function Designed({ onApproved, onCheck }: Pick<OwnerApprovalPendingProps, "onApproved" | "onCheck">) {
  return (
    <OwnerApprovalPendingParts.Root
      className="my-form"
      classNames={{ submit: "my-button" }}
      onApproved={onApproved}
      onCheck={onCheck}
    >
      <OwnerApprovalPendingParts.Title level={1}>Almost there</OwnerApprovalPendingParts.Title>
      <OwnerApprovalPendingParts.Explanation />
      <OwnerApprovalPendingParts.Steps />
      <OwnerApprovalPendingParts.Check>Check now</OwnerApprovalPendingParts.Check>
      <OwnerApprovalPendingParts.News />
      <OwnerApprovalPendingParts.Error />
      <OwnerApprovalPendingParts.Status />
    </OwnerApprovalPendingParts.Root>
  )
}

/** The unstyled parts of a pending approval. They behave like `OwnerApprovalPending`. */
const meta = preview.meta({
  title: "auth/OwnerApproval parts",
  component: Designed,
  args: { onApproved: fn(), onCheck: fn() }
})

/** The page composes the parts, and they check the approval. */
export const Composed = meta.story({
  beforeEach: ({ args }) => void mocked(args.onCheck)?.mockResolvedValue("approved"),
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Check now" })
    await expect(button).toHaveClass("my-button", { exact: true })
    await expect(canvas.getByRole("form", { name: "Almost there" })).toHaveClass("my-form", { exact: true })
    await userEvent.click(button)
    await expectNotice(canvas, "Your account is approved. You can sign in now.")
    await expect(args.onApproved).toHaveBeenCalledOnce()
  }
})
