/** Said when a picture can't be made. */
export const NOT_SAVED =
  "The picture could not be made. Make the window smaller, or allow this page to read canvases, and try again.";
