/** The folder of all packed files in the site; each has a hash of its content in its name. */
export const FOLDER = "www/packed";
