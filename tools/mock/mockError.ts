/** The reason, for the user, why a mock cannot start with its options. */
export class MockError extends Error {}
