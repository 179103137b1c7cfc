/** Every text of the contact form. */
export const contactMessages = {
  fieldsMissing: 'Please fill all fields',
  fieldsMissingDetail: 'All fields are required to send a message.',
  emailInvalid: 'Please enter a valid email address',
  sent: 'Message sent successfully!',
  sentDetail: "We'll get back to you as soon as possible.",
  sendError: 'Error sending message',
  sendFailed: 'Failed to send message. Please try again.',
} as const;
