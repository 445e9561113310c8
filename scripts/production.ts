/** Overrides the environment. To be imported first: React decides once, when it is loaded. */
process.env.NODE_ENV = "production";
