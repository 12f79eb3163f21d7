import { Form } from "@portico/react/form"
import { useForm } from "react-hook-form"

export interface Order {
  readonly email: string
  readonly shipping: string
}

export interface OrderFormProps {
  /** Sends the order. Returns the reason if the server refuses the address. */
  readonly onOrder: (order: Order) => Promise<string | undefined>
}

export function OrderForm({ onOrder }: OrderFormProps) {
  const { formState, handleSubmit, register, setError } = useForm<Order>()
  const { errors, isSubmitting } = formState
  const order = handleSubmit(async (entries) => {
    const message = await onOrder(entries)
    if (message !== undefined) setError("email", { message }, { shouldFocus: true })
  })
  return (
    <form className="plain-form" aria-label="Order" noValidate onSubmit={(event) => void order(event)}>
      <Form.Email
        autoComplete="email"
        error={errors.email?.message}
        {...register("email", { required: "Enter your email address." })}
      />
      <Form.Select
        error={errors.shipping?.message}
        label="Shipping"
        options={[
          ["", "Choose…"],
          ["letter", "As a letter"],
          ["parcel", "As a parcel"]
        ]}
        {...register("shipping", { required: "Choose a shipping method." })}
      />
      <button className="plain-button" aria-disabled={isSubmitting}>
        Order
      </button>
    </form>
  )
}
