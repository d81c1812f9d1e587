/** A mock cannot start as it was asked to: its user reads why. */
export class MockError extends Error {}
